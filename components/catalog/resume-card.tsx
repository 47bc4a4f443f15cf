import { BoundWords } from '@/components/ui/bound-words'
import { Icon, type IconName } from '@/components/ui/icon'
import { Picture } from '@/components/ui/picture'
import { pictureProps } from '@/lib/api/assets'
import { today } from '@/lib/calendar/days'
import { calendar } from '@/lib/calendar/messages'
import { resume } from '@/lib/catalog/resume-messages'
import type { ResumeTarget } from '@/lib/catalog/use-resume-target'
import { useCookingStore } from '@/lib/cooking/cooking-store'
import { mealsOf } from '@/lib/plan/plan'
import { usePlanStore } from '@/lib/plan/plan-store'
import { useRecipesById } from '@/lib/recipes/use-recipes-by-id'
import { hash, paths } from '@/lib/router/routes'
import { useOpenCount } from '@/lib/shopping/use-open-count'

type ResumeCardProps = { target: ResumeTarget }

/** Links to the dish that was cooked last, to today's first meal, or to the shopping list. */
export function ResumeCard({ target }: ResumeCardProps) {
  if (target === 'cooking') return <Cooking />
  return target === 'meal' ? <Meal /> : <List />
}

function Cooking() {
  const progress = useCookingStore((state) => state.all.at(-1))
  if (!progress) return null
  const { id, step } = progress
  return (
    <Card path={paths.cooking(id, step)} recipeId={id} lead={resume.cooking} text={resume.fromStep(step)} />
  )
}

function Meal() {
  const meals = usePlanStore((state) => state.meals)
  const [first] = mealsOf(meals, today())
  if (!first) return null
  const { name, recipe } = first
  return (
    <Card
      path={paths.recipe(recipe.id)}
      recipeId={recipe.id}
      lead={resume.today(calendar.meals[name])}
      text={recipe.title}
    />
  )
}

function List() {
  const count = useOpenCount()
  if (count === 0) return null
  return <Card path={paths.list} icon="basket" lead={resume.list} text={resume.toBuy(count)} />
}

type CardProps = {
  path: string
  lead: string
  text: string
  /** Shown in place of a picture. */
  icon?: IconName
  recipeId?: string
}

function Card({ path, lead, text, icon, recipeId }: CardProps) {
  const { recipes } = useRecipesById(recipeId ? [recipeId] : [])
  const recipe = recipes.get(recipeId ?? '')
  return (
    <a
      href={hash(path)}
      className="flex min-h-bar w-offer items-center gap-tight rounded-control bg-accent-soft px-tight whitespace-normal"
    >
      {icon ? (
        <Icon name={icon} className="mx-tight text-accent" />
      ) : (
        <Picture
          {...pictureProps(recipe?.name ?? '', recipe?.picture)}
          // The text beside the picture may already be the title.
          alt={recipe?.title === text ? '' : recipe?.title}
          sizes="3rem"
          className="size-touch shrink-0 rounded-chip"
        />
      )}
      <span className="flex min-w-0 grow flex-col text-caption">
        <span className="font-bold">{lead}</span>
        <span className="text-ink-soft">
          <BoundWords text={text} />
        </span>
      </span>
      <Icon name="forward" className="text-accent max-slim:hidden" />
    </a>
  )
}
