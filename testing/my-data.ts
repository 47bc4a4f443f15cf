import { screen, within } from '@testing-library/react'

export const button = (name: string) => screen.getByRole('button', { name })

/** The lines of «Что сохранено». */
export const stored = () =>
  within(screen.getByRole('region', { name: 'Что сохранено' }))
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent)
