import fc from 'fast-check'
import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'

import { calendarFile, type CalendarEvent } from '@/lib/calendar/calendar-file'

const dinner: CalendarEvent = {
  id: 'meal-1',
  title: 'Ужин: Борщ',
  day: '2026-11-27',
  time: { start: '19:00', minutes: 60 },
}
const noon = new Date('2026-11-26T12:00:00Z')

const write = (events: CalendarEvent[], { now = noon, zone = 'Europe/Minsk' } = {}) =>
  calendarFile(events, { now, zone })

/** The events of a file, as a calendar reads them. */
function read(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[])
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone)
  return calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component))
}

function readOne(text: string) {
  const [event] = read(text)
  if (!event) throw new Error('No event')
  return event
}

const sizesOf = (text: string) => text.split('\r\n').map((line) => Buffer.byteLength(line))

describe('calendarFile', () => {
  it('places an event in its time zone', () => {
    const event = readOne(write([dinner]))
    expect(event.uid).toBe('meal-1')
    expect(event.summary).toBe('Ужин: Борщ')
    expect(event.startDate.toString()).toBe('2026-11-27T19:00:00')
    expect(event.startDate.zone?.tzid).toBe('Europe/Minsk')
    expect(event.startDate.toJSDate().toISOString()).toBe('2026-11-27T16:00:00.000Z')
    expect(event.endDate.toJSDate().toISOString()).toBe('2026-11-27T17:00:00.000Z')
  })

  it.each([
    ['Europe/Warsaw', '2026-10-24', '2026-10-24T17:00:00.000Z'],
    ['Europe/Warsaw', '2026-10-25', '2026-10-25T18:00:00.000Z'],
    ['Europe/Warsaw', '2026-03-28', '2026-03-28T18:00:00.000Z'],
    ['Europe/Warsaw', '2026-03-29', '2026-03-29T17:00:00.000Z'],
    ['America/St_Johns', '2026-07-01', '2026-07-01T21:30:00.000Z'],
    ['Asia/Kathmandu', '2026-07-01', '2026-07-01T13:15:00.000Z'],
    ['UTC', '2026-07-01', '2026-07-01T19:00:00.000Z'],
  ])('knows the offset of %s on %s', (zone, day, instant) => {
    const week = [dinner, { ...dinner, id: 'other', day }]
    const [, event] = read(
      write(
        day < dinner.day
          ? [
              { ...dinner, day },
              { ...dinner, day },
            ]
          : week,
        { zone },
      ),
    )
    expect(event?.startDate.toJSDate().toISOString()).toBe(instant)
  })

  it('tells the offsets before and after a change within one file', () => {
    const events = ['2026-10-24', '2026-10-25', '2026-10-26'].map((day) => ({ ...dinner, day, id: day }))
    const text = write(events, { zone: 'Europe/Warsaw' })
    expect(text).toContain(
      'BEGIN:STANDARD\r\nDTSTART:20261025T030000\r\nTZOFFSETFROM:+0200\r\nTZOFFSETTO:+0100',
    )
    expect(read(text).map(({ startDate }) => startDate.toJSDate().toISOString())).toEqual([
      '2026-10-24T17:00:00.000Z',
      '2026-10-25T18:00:00.000Z',
      '2026-10-26T18:00:00.000Z',
    ])
  })

  it('has events of a whole day, without a zone', () => {
    const text = write([{ id: 'order', title: 'Доставка', day: '2026-12-31' }])
    const { startDate, endDate } = readOne(text)
    expect([startDate.isDate, startDate.toString(), endDate.toString()]).toEqual([
      true,
      '2026-12-31',
      '2027-01-01',
    ])
    expect(text).not.toContain('VTIMEZONE')
  })

  it('has an alarm before the start', () => {
    const alarm = { minutesBefore: 23 * 60, text: 'Накануне замочить: нут, изюм' }
    const component = readOne(write([{ ...dinner, alarm }])).component.getFirstSubcomponent('valarm')
    expect(component?.getFirstPropertyValue('action')).toBe('DISPLAY')
    expect(component?.getFirstPropertyValue('description')).toBe(alarm.text)
    expect(String(component?.getFirstPropertyValue('trigger'))).toBe('-PT1380M')
  })

  it('is a later revision of the same events when it is written again', () => {
    const [first, second] = [write([dinner]), write([dinner], { now: new Date(noon.getTime() + 1000) })].map(
      readOne,
    )
    expect(second?.uid).toBe(first?.uid)
    expect(second?.sequence).toBe((first?.sequence ?? 0) + 1)
    expect(second?.component.getFirstPropertyValue('dtstamp')?.toString()).toBe('2026-11-26T12:00:01Z')
  })

  it.each([
    'Суп, салат; компот: всё сразу',
    String.raw`Обратная \ черта и \n не перевод строки`,
    'Первая строка\nвторая\r\nтретья',
    'BEGIN:VEVENT\r\nEND:VCALENDAR',
    `Борщ ${'с пампушками и чесноком '.repeat(20)}`,
    `Пицца ${'🍕👩‍🍳'.repeat(40)}`,
    '"Кавычки", «ёлочки» & <теги>',
    '\u0000\u0007Звонок\u001b',
  ])('keeps the title %j', (title) => {
    const text = write([{ ...dinner, title }])
    const expected = title.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n]/gu, '')
    expect(readOne(text).summary).toBe(expected)
    expect(Math.max(...sizesOf(text))).toBeLessThanOrEqual(75)
  })

  it('keeps any text, in lines of at most 75 bytes', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (description) => {
        const text = write([{ ...dinner, description: `.${description}.` }])
        expect(Math.max(...sizesOf(text))).toBeLessThanOrEqual(75)
        const expected = `.${description.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n\t]/gu, '')}.`
        expect(readOne(text).description).toBe(expected)
      }),
    )
  })

  it('is a valid file without events', () => {
    expect(read(write([]))).toEqual([])
  })
})
