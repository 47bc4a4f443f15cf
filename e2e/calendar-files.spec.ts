import { readFileSync } from 'node:fs'
import ICAL from 'ical.js'
import type { Page } from 'playwright/test'

import { first } from './api'
import { fillInDelivery } from './delivery-form'
import { expect, test } from './fixtures'
import { texts } from './texts'

/** Clicks the button and returns the name of the file and its events, as a calendar reads them. */
async function downloadCalendar(page: Page, button: string) {
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: button, exact: true }).click()
  const download = await downloading
  const text = readFileSync(await download.path(), 'utf8')
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[])
  const events = calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event))
  return { name: download.suggestedFilename(), events }
}

test('The plan of a week is downloaded as a calendar file, and a later file updates its events', async ({
  page,
  app,
  catalogue: { recipe },
}) => {
  const meal = { id: 'meal1', day: '2026-11-25', name: 'dinner', recipe, servings: 3 }
  await app.open('/')
  await app.store({ plan: JSON.stringify([meal]) })
  await app.load('/plan?week=2026-11-23')
  const { name, events } = await downloadCalendar(page, texts.plan.toCalendar)
  expect(name).toBe('tasty-plan-2026-11-25.ics')
  const event = first(events)
  expect(event.summary).toBe(`Ужин: ${recipe.title}`)
  expect(event.startDate.toString()).toBe('2026-11-25T19:00:00')
  expect(
    event.startDate.zone?.tzid ?? event.component.getFirstProperty('dtstart')?.getParameter('tzid'),
  ).toBe('Europe/Minsk')
  expect(event.description).toContain('На 3 порции')

  await app.store({ plan: JSON.stringify([{ ...meal, day: '2026-11-26' }]) })
  await app.load('/plan?week=2026-11-23')
  const again = first((await downloadCalendar(page, texts.plan.toCalendar)).events)
  expect(again.uid).toBe(event.uid)
  expect(again.sequence).toBeGreaterThanOrEqual(event.sequence)
  expect(again.startDate.toString()).toBe('2026-11-26T19:00:00')
})

test('The delivery of an order is put into the calendar from its receipt', async ({
  page,
  app,
  catalogue: { products },
}) => {
  const { title } = first(products.filter(({ staple }) => !staple))
  await app.open('/')
  await app.store({ shopList: JSON.stringify([title]) })
  await app.load('/delivery')
  await fillInDelivery(page)
  await expect(page.getByText(/1 товар/)).toBeVisible()
  await page.getByRole('button', { name: texts.delivery.submit, exact: true }).click()
  const { name, events } = await downloadCalendar(page, 'Доставку в календарь')
  expect(name).toBe('tasty-delivery-2099-12-24.ics')
  const event = first(events)
  expect([event.startDate.toString(), event.startDate.isDate]).toEqual(['2099-12-24', true])
  expect(event.description).toContain(title)
})
