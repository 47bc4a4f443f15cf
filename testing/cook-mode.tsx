import { fireEvent, screen } from '@testing-library/react'

import { RecipeScreen } from '@/components/recipes/recipe-screen'
import { navigate, usePosition } from '@/lib/router/navigation'
import { parseRoute, paths } from '@/lib/router/routes'
import { catalogue, type Responder, stubApi } from '@/testing/api'
import { renderWithUser } from '@/testing/app'

/** Cook mode of the sample borscht, and what its tests do there. */

export const [borscht] = catalogue.recipes

/** The recipe screen as the router shows it: its query follows the address. */
function RoutedScreen() {
  const { id, query } = parseRoute(usePosition().path)
  return <RecipeScreen id={id} query={query} />
}

export const button = (name: string | RegExp) => screen.getByRole('button', { name })

export const start = () => screen.findByRole('button', { name: 'Готовить по шагам' })

export const step = (number: number) => screen.findByRole('heading', { level: 2, name: `Шаг ${number} из 4` })

export function open(path: string, respond?: Responder) {
  stubApi(respond)
  navigate(path, { replace: true })
  return renderWithUser(<RoutedScreen />)
}

export async function openAt(number: number) {
  const opened = open(paths.cooking('borscht', number))
  await step(number)
  return opened
}

/** Moves a pointer across the step. */
export function swipe(from: { x: number; y: number }, to: { x: number; y: number }, pointerType = 'touch') {
  const step = screen.getByRole('progressbar').parentElement ?? document.body
  const at = ({ x, y }: typeof from) => ({
    pointerId: 1,
    pointerType,
    isPrimary: true,
    clientX: x,
    clientY: y,
  })
  fireEvent.pointerDown(step, at(from))
  fireEvent.pointerUp(step, at(to))
}
