import { getPosition, navigate } from '@/lib/router/navigation'
import { parseRoute, paths } from '@/lib/router/routes'

/**
 * Opens a step of cook mode, a path of `paths.cooking`: replaces the history entry in cook mode of the same recipe, opens
 * over that recipe's own page (see `leave`), and adds a plain entry elsewhere.
 */
export function openStep(path: string) {
  const { screen, id, query } = parseRoute(getPosition().path)
  const isOnRecipe = screen === 'recipe' && path.startsWith(paths.recipe(id))
  const isCooking = isOnRecipe && query.has('step')
  navigate(path, { replace: isCooking, over: isOnRecipe && !isCooking })
  // Replacing an entry does not move the focus, which may be in a toast or a timer that covers the step.
  if (isCooking) document.querySelector('h1')?.focus()
}
