import { act, screen, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'

import { DishList } from '@/components/pantry/dish-list'
import { navigate } from '@/lib/router/navigation'
import { renderWithUser, resetApp } from '@/testing/app'

beforeEach(resetApp)

const dishes = Array.from({ length: 60 }, (_, index) => ({
  entry: { id: `${index}`, title: `Блюдо ${index}`, ingredients: [] },
  missing: index < 30 ? [] : ['Соль'],
}))

const show = () => renderWithUser(<DishList dishes={dishes} onAddMissing={() => {}} listed={[]} />)

const counts = () => screen.getAllByRole('list').map((list) => within(list).getAllByRole('listitem').length)

it('shows after Back as many dishes of each group as before', async () => {
  navigate('/pantry')
  const { user, unmount } = show()
  expect(counts()).toEqual([12, 12])
  const [ofReady] = screen.getAllByRole('button', { name: 'Показать ещё' })
  if (!ofReady) throw new Error('No group has a button for more.')
  await user.click(ofReady)
  expect(counts()).toEqual([24, 12])
  unmount()
  navigate('/elsewhere', { replace: true })
  act(() => {
    History.prototype.replaceState.call(history, history.state, '', '#/pantry')
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  })
  show()
  expect(counts()).toEqual([24, 12])
})
