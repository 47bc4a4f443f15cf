import { KcalFact } from '@/components/recipes/kcal-fact'
import { TimeFact } from '@/components/recipes/time-fact'
import { Fact } from '@/components/ui/fact'
import type { Recipe } from '@/lib/recipes/recipes-api'
import { recipe as messages } from '@/lib/recipes/messages'
import { notes } from '@/lib/recipes/note-messages'
import { useScale } from '@/lib/recipes/use-scale'

/** The optional facts of a recipe. Servings that can be changed are in a stepper on the screen, and here only in print. */
export function RecipeFacts({ recipe }: { recipe: Recipe }) {
  const scale = useScale(recipe)
  const { time, kcal, activeMinutes, waiting } = recipe
  const work = activeMinutes && waiting ? notes.ofThat(activeMinutes) : undefined
  const servings = scale?.servings ?? recipe.servings
  if (!time && !kcal && !servings) return null
  return (
    <p className="recipe-head flex flex-wrap gap-x-snug gap-y-hair text-label text-ink-soft snug:gap-x-roomy">
      {time && <TimeFact time={time} note={work} />}
      {kcal && <KcalFact kcal={kcal} />}
      {servings && (
        <span className={scale && 'hidden print:inline'}>
          <Fact icon="plate" text={messages.servings(servings)} />
        </span>
      )}
    </p>
  )
}
