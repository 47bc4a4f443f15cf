import { getPosition, navigate } from '@/lib/router/navigation'
import { parseRoute, paths } from '@/lib/router/routes'

/**
 * Goes to a path of `paths.cooking`: in cook mode of the same recipe in place of its present step, from that recipe's page
 * `over` it, else by a plain step.
 */
export function openStep(path: string) {
  const { screen, id, query } = parseRoute(getPosition().path)
  const isThere = screen === 'recipe' && path.startsWith(paths.recipe(id))
  const isCooking = isThere && query.has('step')
  navigate(path, { replace: isCooking, over: isThere && !isCooking })
  // What led here, a row or a toast, may lie over the step; only a new step of the history moves the focus.
  if (isCooking) document.querySelector('h1')?.focus()
}
