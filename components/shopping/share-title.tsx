import { shareTitle, shortShareTitle } from '@/lib/shopping/messages'
import type { RecipeShare } from '@/lib/shopping/recipe-shares'

type ShareTitleProps = { share: Pick<RecipeShare, 'title' | 'meal'> }

/** The name of a recipe share, with the weekday of a planned meal abbreviated, except for screen readers. */
export function ShareTitle({ share }: ShareTitleProps) {
  if (!share.meal) return share.title
  return (
    <>
      <span aria-hidden>{shortShareTitle(share)}</span>
      <span className="sr-only">{shareTitle(share)}</span>
    </>
  )
}
