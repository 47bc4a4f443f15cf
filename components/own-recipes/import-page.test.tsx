import { act, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'

import { config } from '@/lib/config'
import { mockApi, stubApi } from '@/testing/api'
import { resetApp } from '@/testing/app'
import { open, parse, recipe, text } from '@/testing/import-recipe'

beforeEach(() => {
  resetApp()
  stubApi(mockApi)
})

describe('The import with a fetcher of pages', () => {
  const answer = vi.fn<() => Response | Promise<Response>>()
  const address = () => screen.findByRole('textbox', { name: 'Адрес страницы' })
  const take = () => screen.getByRole('button', { name: 'Взять со страницы' })

  beforeEach(() => {
    config.fetchUrl = 'https://fetch.example.com/page'
    onTestFinished(() => {
      config.fetchUrl = undefined
    })
    vi.stubGlobal('fetch', async (url: string) =>
      url.startsWith(config.fetchUrl ?? '-') ? answer() : mockApi(url.replace(/^.*\/api\//, '')),
    )
  })

  it('opens a shared address, and names it as the source of the recipe', async () => {
    answer.mockReturnValue(
      new Response(
        `<html><script type="application/ld+json">${JSON.stringify(recipe('Щи'))}</script></html>`,
      ),
    )
    const { user } = open('title=Щи&url=https://a.example/shchi')
    expect(await address()).toHaveProperty('value', 'https://a.example/shchi')
    await user.click(take())
    expect(await screen.findByRole('textbox', { name: 'Название' })).toHaveProperty('value', 'Щи')
    expect(screen.getByRole('textbox', { name: 'Откуда рецепт' })).toHaveProperty(
      'value',
      'https://a.example/shchi',
    )
  })

  it('leaves out a page that arrives after another recipe was found', async () => {
    let arrive = () => {}
    const page = JSON.stringify([recipe('Щи'), recipe('Каша')])
    answer.mockReturnValue(new Promise<Response>((resolve) => (arrive = () => resolve(new Response(page)))))
    const { user } = open()
    await user.type(await address(), 'a.example')
    await user.click(take())
    await user.click(text())
    await user.paste('Чай\n1 л воды')
    await user.click(parse())
    await act(async () => arrive())
    expect(screen.getByRole('textbox', { name: 'Название' })).toHaveProperty('value', 'Чай')
  })

  it('says that a page has no recipe, or is refused, and keeps the address', async () => {
    answer.mockReturnValueOnce(new Response('<html><p>Новости</p></html>'))
    answer.mockReturnValueOnce(new Response('{}', { status: 403 }))
    const { user } = open()
    await user.type(await address(), 'a.example')
    await user.click(take())
    expect(await screen.findByText(/^На этой странице рецепта не нашлось/)).toBeTruthy()
    await user.click(take())
    expect(await screen.findByText(/^Эта страница доступна не всем/)).toBeTruthy()
    expect(await address()).toHaveProperty('value', 'a.example')
  })
})

it('The import without a fetcher of pages has no field for an address', async () => {
  open('url=https://a.example/shchi')
  await act(() => vi.dynamicImportSettled())
  expect(screen.queryByRole('textbox', { name: 'Адрес страницы' })).toBeNull()
})
