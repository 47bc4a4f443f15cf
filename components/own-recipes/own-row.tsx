import { BoundWords } from '@/components/ui/bound-words'
import { Fact } from '@/components/ui/fact'
import { Icon } from '@/components/ui/icon'
import { Picture } from '@/components/ui/picture'
import { pictureProps } from '@/lib/api/assets'
import { ownRecipes as messages } from '@/lib/own-recipes/messages'
import { usePhoto } from '@/lib/own-recipes/use-photo'
import { formatMinutes, formatTime } from '@/lib/recipes/card-numbers'
import { type OwnRecipe, PLACEHOLDER } from '@/lib/recipes/own/own-recipes'
import { hash, paths } from '@/lib/router/routes'
import { servings } from '@/lib/text/plural'

type OwnRowProps = {
  recipe: OwnRecipe
  /** When it was last cooked, as a text. */
  cooked?: string
  onRemove: () => void
}

const iconButton =
  'flex size-touch shrink-0 items-center justify-center rounded-pill text-ink-soft hover:bg-sunken hover:text-accent'

/** An own recipe in the list of them, with the ways to its page and its form. */
export function OwnRow({ recipe, cooked, onRemove }: OwnRowProps) {
  const { id, title, totalMinutes, ingredients } = recipe
  const { photo } = usePhoto(recipe)
  return (
    <li className="flex min-w-0 items-center gap-hair rounded-card bg-surface p-snug shadow-card max-slim:flex-wrap">
      <a
        href={hash(paths.recipe(id))}
        className="flex min-w-0 grow items-center gap-base rounded-control hover:text-accent max-slim:flex-wrap"
      >
        <Picture
          {...pictureProps(PLACEHOLDER, photo ? { webp: photo } : undefined)}
          className="size-preview shrink-0 rounded-control"
        />
        <span className="flex min-w-0 flex-col gap-hair">
          <span className="text-item font-bold wrap-break-word hyphens-auto tablet:font-display tablet:font-medium">
            <BoundWords text={title} />
          </span>
          <span className="flex flex-wrap items-center gap-x-base gap-y-hair text-caption text-ink-soft">
            {totalMinutes && <Fact icon="clock" text={formatTime(formatMinutes(totalMinutes))} />}
            {recipe.servings && <Fact icon="plate" text={servings(recipe.servings)} />}
            <span>{messages.ingredients(ingredients.length)}</span>
            {cooked && <Fact icon="check" text={cooked} />}
          </span>
        </span>
      </a>
      <span className="flex shrink-0 flex-col gap-base max-slim:flex-row tablet:flex-row">
        <a href={hash(paths.recipeForm(id))} aria-label={messages.edit(title)} className={iconButton}>
          <Icon name="pencil" />
        </a>
        <button type="button" aria-label={messages.remove(title)} onClick={onRemove} className={iconButton}>
          <Icon name="bin" />
        </button>
      </span>
    </li>
  )
}
