import { expect, test } from './fixtures'
import { texts } from './texts'

test.describe('The delivery form', () => {
  const required = texts.common.required
  const fields = [
    { label: texts.delivery.street, good: ['Минск'], bad: [] },
    {
      label: texts.delivery.house,
      good: ['12', '12/3', '12 / 3'],
      bad: ['12а', 'дом', '1-2'],
      message: texts.delivery.badAddress,
    },
    { label: texts.delivery.entrance, good: ['1/5'], bad: ['первый'], message: texts.delivery.badAddress },
    { label: texts.delivery.date, good: ['2026-12-24'], bad: [] },
    {
      label: texts.delivery.phone,
      good: ['+375297620822', '80297620822', '29762-08-22'],
      bad: ['+375', 'позвоните'],
      message: 'Неправильный формат номера телефона',
    },
  ]

  test.beforeEach(async ({ app }) => {
    await app.open('/delivery')
    await expect(app.heading(texts.headings.delivery)).toBeVisible()
  })

  for (const { label, good, bad, message = '' } of fields) {
    test(`validates «${label}» on input and on blur, and clears its error on focus`, async ({ page }) => {
      const field = page.getByLabel(label)
      await expect(field).toHaveAttribute('required')
      await field.focus()
      await field.blur()
      await expect(field).toHaveAccessibleDescription(required)
      await expect(field).toHaveAttribute('aria-invalid', 'true')
      await field.focus()
      await expect(field).toHaveAccessibleDescription('')
      for (const text of bad) {
        await field.fill(text)
        await expect(field).toHaveAccessibleDescription(message)
      }
      for (const text of good) {
        await field.fill(text)
        await expect(field).toHaveAccessibleDescription('')
        await field.blur()
        await expect(field).toHaveAttribute('aria-invalid', 'false')
        await field.focus()
      }
      await field.fill('')
      await expect(field).toHaveAccessibleDescription(required)
    })
  }

  test('shows the payment above its bar in a window of 1024 x 768', async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 768 })
    const payment = await page.getByRole('radio', { name: texts.delivery.card }).boundingBox()
    const submit = await page.getByRole('button', { name: texts.delivery.submit }).boundingBox()
    expect((payment?.y ?? 0) + (payment?.height ?? 0)).toBeLessThan(submit?.y ?? 0)
    expect((submit?.y ?? 0) + (submit?.height ?? 0)).toBeLessThanOrEqual(768)
  })

  test('has two sections, a placeholder for the phone, and cash preselected', async ({ page }) => {
    await expect(page.getByRole('group', { name: 'Адрес доставки' }).getByRole('textbox')).not.toHaveCount(0)
    const payment = page.getByRole('group', { name: 'Способ оплаты' })
    await expect(payment.getByRole('radio')).toHaveCount(2)
    await expect(payment.getByRole('radio', { name: texts.delivery.cash })).toBeChecked()
    await payment.getByRole('radio', { name: texts.delivery.card }).check()
    await expect(payment.getByRole('radio', { name: texts.delivery.cash })).not.toBeChecked()
    await expect(page.getByPlaceholder('+375xx-xxx-xx-xx', { exact: true })).toHaveAttribute(
      'autocomplete',
      'tel',
    )
  })

  test('is submitted despite errors, and neither stores nor sends the input', async ({ page, app }) => {
    await page.getByLabel(texts.delivery.street).fill('Секретная улица')
    await page.getByLabel(texts.delivery.house).fill('дом без номера')
    const sent: string[] = []
    page.on('request', (request) =>
      sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`),
    )
    await page.getByRole('button', { name: texts.delivery.submit, exact: true }).click()
    await expect(app.toast(texts.delivery.placed)).toBeVisible()
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
    expect(sent.filter((request) => !request.startsWith('GET '))).toEqual([])
    const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
    expect(decodeURI(sent.join()) + stored).not.toMatch(/Секретная|без номера/)
  })

  test('goes back by its button', async ({ page, app }) => {
    await app.open('/myshoplist')
    await expect(app.heading(texts.headings.list)).toBeVisible()
    await app.open('/delivery')
    await page.getByRole('button', { name: texts.common.back }).click()
    await expect(app.heading(texts.headings.list)).toBeVisible()
  })
})

test('On a phone house and entrance stand beside each other', async ({ page, app }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await app.open('/delivery')
  const topOf = async (label: string) => (await page.getByLabel(label).boundingBox())?.y
  await expect(page.getByLabel(texts.delivery.house)).toBeVisible()
  expect(await topOf(texts.delivery.house)).toBe(await topOf(texts.delivery.entrance))
})
