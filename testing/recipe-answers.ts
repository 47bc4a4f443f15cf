import { vi } from 'vitest'

/** A recipe card as the API answers it, and a step that the tests of recipe calls share. */

export const borscht = {
  id: 'borscht',
  name: 'images/borscht.webp',
  title: 'Борщ с говядиной',
  ingredients: ['Вода', 'Свёкла'],
  quantity: ['2,5 л', '2 шт'],
  instructions: ['Залейте говядину водой.', 'Натрите свёклу.'],
  video: 'video/borscht/',
}

/** How a call ends when its three attempts are over. */
export async function failureOf(call: Promise<unknown>) {
  const ended = call.catch((error: unknown) => error)
  await vi.runAllTimersAsync()
  return ended
}
