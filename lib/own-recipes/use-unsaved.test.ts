import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'

import { forgetUnsaved, useUnsaved } from '@/lib/own-recipes/use-unsaved'
import { clearStorage } from '@/lib/storage/storage'

const initial = { title: 'Щи', notes: '' }
const open = (form: string | undefined = 'new') => renderHook(() => useUnsaved(form, initial))

function type(texts: Partial<typeof initial>, form?: string) {
  const { result, unmount } = open(form)
  act(() => result.current.setTexts((present) => ({ ...present, ...texts })))
  unmount()
}

it('restores what was typed into the same form, and starts anew on demand', () => {
  type({ notes: 'Соли!' })
  expect(open('own.a').result.current).toMatchObject({ texts: initial, isRestored: false })
  const { result } = open()
  expect(result.current).toMatchObject({ texts: { title: 'Щи', notes: 'Соли!' }, isRestored: true })
  act(() => result.current.startAnew())
  expect(result.current).toMatchObject({ texts: initial, isRestored: false })
  expect(sessionStorage).toHaveLength(0)
})

it('stores nothing of a form that is as it was opened, or that has no id', () => {
  type({ notes: 'Соли!' })
  type({ notes: '' })
  const { result } = renderHook(() => useUnsaved(undefined, initial))
  act(() => result.current.setTexts({ title: 'Борщ', notes: '' }))
  expect(sessionStorage).toHaveLength(0)
})

it.each<[string, () => void]>([
  ['saved', () => forgetUnsaved('new')],
  ['cleared with the storage, as by a log-out', () => clearStorage()],
  ['cleared by the log-out of another tab', () => dispatchEvent(new StorageEvent('storage', { key: null }))],
  ['no JSON', () => sessionStorage.setItem('unsaved new', '{')],
  ['none', () => sessionStorage.setItem('unsaved new', '{"title":5}')],
])('starts with the initial texts where the others are %s', (_, change) => {
  type({ notes: 'Соли!' })
  sessionStorage.setItem('scroll', '[]')
  change()
  expect(open().result.current).toMatchObject({ texts: initial, isRestored: false })
  expect(sessionStorage.getItem('scroll')).toBe('[]')
})
