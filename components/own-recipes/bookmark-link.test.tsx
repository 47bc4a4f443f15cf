import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'

import { BookmarkLink } from '@/components/own-recipes/bookmark-link'
import { renderWithUser } from '@/testing/app'

const press = async (clipboard?: Partial<Clipboard>) => {
  const { user } = renderWithUser(<BookmarkLink />)
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(clipboard as Clipboard)
  await user.click(screen.getByRole('link', { name: 'В Tasty' }))
}

it('A click copies the bookmarklet', async () => {
  const writeText = vi.fn(async () => {})
  await press({ writeText })
  expect(writeText).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^javascript:/))
  expect(screen.getByRole('status').textContent).toMatch(/^Скопировали/)
})

it('Where the browser has no clipboard, as without HTTPS, a click says to drag the bookmarklet', async () => {
  await press()
  expect(screen.getByRole('status').textContent).toMatch(/Перетащите кнопку/)
})
