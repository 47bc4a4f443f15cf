import { calendar } from '@/lib/calendar/messages'
import type { RecipeShare } from '@/lib/shopping/recipe-shares'

/** The name of a recipe share, with the time of a planned meal: one text, also in a link that is a flex container. */
export const ShareTitle = ({ share: { title, meal } }: { share: Pick<RecipeShare, 'title' | 'meal'> }) => (
  <span>
    {title}
    {meal && (
      <>
        {', '}
        <MealTime meal={meal} />
      </>
    )}
  </span>
)

/** 'ср, 25 ноября, обед', with the whole weekday for screen readers. */
export const MealTime = ({ meal: { day, name } }: { meal: NonNullable<RecipeShare['meal']> }) => (
  <>
    <span aria-hidden>{calendar.shortMealTime(day, name)}</span>
    <span className="sr-only">{calendar.mealTime(day, name)}</span>
  </>
)
