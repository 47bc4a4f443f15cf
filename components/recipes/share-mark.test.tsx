import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'

import { ShareMark } from '@/components/recipes/share-mark'
import type { Recipe } from '@/lib/recipes/recipes-api'
import { renderWithUser, resetApp, toastMessages } from '@/testing/app'
import { catchDownloads } from '@/testing/downloads'
import { until } from '@/testing/until'

beforeEach(resetApp)

const tea: Recipe = {
  id: 'tea',
  name: '',
  title: 'Чай',
  video: '',
  ingredients: [{ title: 'Мята', quantity: '3 веточки' }],
  instructions: ['Залейте мяту.'],
}
const address = 'http://localhost:3000/tasty/#/selected_recipe/tea/'

async function openSheet() {
  const { user } = renderWithUser(<ShareMark shared={{ recipe: tea }} />)
  await user.click(screen.getByRole('button', { name: 'Поделиться: Чай' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Поделиться рецептом' }))
  return { sheet, click: (name: string) => user.click(sheet.getByRole('button', { name })) }
}

describe('ShareMark', () => {
  it('shows the address and copies it', async () => {
    const { sheet, click } = await openSheet()
    expect(sheet.getByText(address)).toBeTruthy()
    expect(sheet.queryByRole('button', { name: 'Отправить ссылку' })).toBeNull()
    await click('Скопировать ссылку')
    await waitFor(() => expect(toastMessages()).toEqual(['Ссылка скопирована']))
    expect(await navigator.clipboard.readText()).toBe(address)
  })

  it('offers the files of an own recipe, which nobody else can open, and no address', async () => {
    const { user } = renderWithUser(<ShareMark shared={{ recipe: { ...tea, id: 'own.tea' } }} />)
    await user.click(screen.getByRole('button', { name: 'Поделиться: Чай' }))
    const sheet = within(await screen.findByRole('dialog'))
    expect(sheet.getByRole('button', { name: 'Cooklang' })).toBeTruthy()
    expect(sheet.queryByRole('button', { name: 'Скопировать ссылку' })).toBeNull()
    expect(sheet.queryByText(/selected_recipe|recipes\/own/)).toBeNull()
  })

  it('offers the address of a category, which has no files', async () => {
    const { user } = renderWithUser(<ShareMark shared={{ category: { id: 'soups', title: 'Супы' } }} />)
    await user.click(screen.getByRole('button', { name: 'Поделиться: Супы' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Поделиться категорией' }))
    expect(sheet.getByText('http://localhost:3000/tasty/#/selected_category/soups')).toBeTruthy()
    expect(sheet.queryByRole('button', { name: 'Cooklang' })).toBeNull()
  })

  it('shows an error when the browser refuses to copy', async () => {
    const { click } = await openSheet()
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'))
    await click('Скопировать ссылку')
    await waitFor(() => expect(toastMessages()[0]).toMatch(/^Браузер не дал скопировать ссылку/))
  })

  it('sends the address where the browser can; cancelling that is no error', async () => {
    const share = vi.fn().mockResolvedValue(undefined)
    Object.assign(navigator, { share })
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'share'))
    const { click } = await openSheet()
    await click('Отправить ссылку')
    expect(share).toHaveBeenCalledWith({ title: 'Чай', url: address })
    share.mockRejectedValue(new DOMException('', 'AbortError'))
    await click('Отправить ссылку')
    expect(toastMessages()).toEqual([])
    share.mockRejectedValue(new DOMException('', 'DataError'))
    await click('Отправить ссылку')
    await waitFor(() => expect(toastMessages()).toEqual(['Не удалось отправить ссылку. Скопируйте её.']))
  })

  it('downloads the recipe in each format', async () => {
    const { texts } = catchDownloads()
    const { click } = await openSheet()
    for (const [index, format] of ['Текст', 'Cooklang', 'JSON-LD'].entries()) {
      await click(format)
      await until(async () => expect(await texts()).toHaveLength(index + 1))
    }
    const [text, cooklang, jsonLd] = await texts()
    expect(text).toMatch(/^Чай\n\nИнгредиенты\n• Мята — 3 веточки\n/)
    expect(cooklang).toContain('@Мята{3%веточки}')
    expect(JSON.parse(jsonLd ?? '')).toMatchObject({ '@type': 'Recipe', name: 'Чай' })
  })
})
