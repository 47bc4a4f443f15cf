import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  purposeOf,
  mostUrgent,
  isOver,
  leftOf,
  MAX_MS,
  resetTimer,
  secondsLeft,
  shiftTimer,
  startTimer,
  toggleTimer,
} from '@/lib/timers/timers'

const NOW = 1_800_000_000_000
const purpose = { name: 'Шаг 3: тушите', recipeId: 'borscht', recipeTitle: 'Борщ', step: 3 }
const timer = startTimer(purpose, 900, NOW)

describe('A timer', () => {
  it('ends at a fixed time', () => {
    expect(timer).toMatchObject({ ...purpose, left: 900_000, endsAt: NOW + 900_000, isNotified: false })
    expect(leftOf(timer, NOW + 60_000)).toBe(840_000)
    expect(isOver(timer, NOW + 899_999)).toBe(false)
    expect(isOver(timer, NOW + 900_000)).toBe(true)
  })

  it('has a unique id', () => {
    expect(startTimer(purpose, 900, NOW).id).not.toBe(timer.id)
  })

  it('shows seconds rounded up', () => {
    expect([0, 1, 999, 1000, 899_999, 900_000, 999_999].map((ms) => secondsLeft(timer, NOW + ms))).toEqual([
      900, 900, 900, 899, 1, 0, 0,
    ])
  })

  it('pauses and resumes with the time left', () => {
    const held = toggleTimer(timer, NOW + 300_000)
    expect(held.endsAt).toBeNull()
    expect(leftOf(held, NOW + 999_000)).toBe(600_000)
    expect(isOver(held, NOW + 9_999_000)).toBe(false)
    expect(toggleTimer(held, NOW + 1_000_000).endsAt).toBe(NOW + 1_600_000)
  })

  it('does not pause when it has finished', () => {
    expect(toggleTimer(timer, NOW + 900_000)).toBe(timer)
  })

  it('can be lengthened and shortened', () => {
    expect(leftOf(shiftTimer(timer, 60_000, NOW), NOW)).toBe(960_000)
    expect(leftOf(shiftTimer(timer, -60_000, NOW), NOW)).toBe(840_000)
    expect(leftOf(shiftTimer(toggleTimer(timer, NOW), 60_000, NOW), NOW)).toBe(960_000)
  })

  it('ends when it is shortened by more than is left', () => {
    expect(isOver(shiftTimer(timer, -60_000, NOW + 850_000), NOW + 850_000)).toBe(true)
  })

  it('runs again when it is lengthened after its end, and notifies again', () => {
    const later = NOW + 5_000_000
    const again = shiftTimer({ ...timer, isNotified: true }, 60_000, later)
    expect(again).toMatchObject({ endsAt: later + 60_000, isNotified: false })
  })

  it('restarts with a new length', () => {
    expect(resetTimer(timer, 120, NOW + 60_000)).toMatchObject({ endsAt: NOW + 180_000 })
    expect(resetTimer(toggleTimer(timer, NOW), 120, NOW)).toMatchObject({ endsAt: null, left: 120_000 })
  })

  it('never has more than a day left, whatever happens to it and to the clock', () => {
    const action = fc.record({
      kind: fc.constantFrom('toggle', 'shift', 'reset'),
      by: fc.integer({ min: -9e7, max: 9e7 }),
      at: fc.integer({ min: -9e8, max: 9e8 }),
    })
    fc.assert(
      fc.property(fc.array(action), (actions) => {
        let one = timer
        for (const { kind, by, at } of actions) {
          if (kind === 'toggle') one = toggleTimer(one, NOW + at)
          else if (kind === 'shift') one = shiftTimer(one, by, NOW + at)
          else one = resetTimer(one, 1 + Math.abs(by % 86_400), NOW + at)
          expect(leftOf(one, NOW + at)).toBeLessThanOrEqual(MAX_MS)
          expect(one.left).toBeGreaterThanOrEqual(0)
        }
      }),
    )
  })
})

describe('mostUrgent', () => {
  const of = (name: string, seconds: number) => startTimer({ ...purpose, name }, seconds, NOW)

  it('is the timer that ends first', () => {
    expect(mostUrgent([of('a', 300), of('b', 60), of('c', 900)], NOW)?.name).toBe('b')
  })

  it('prefers finished timers and puts paused ones last', () => {
    const held = toggleTimer(of('held', 5), NOW)
    expect(mostUrgent([held, of('runs', 9000)], NOW)?.name).toBe('runs')
    expect(mostUrgent([held, of('runs', 9000), of('over', 1)], NOW + 2000)?.name).toBe('over')
    expect(mostUrgent([held], NOW)?.name).toBe('held')
  })

  it('is undefined without timers', () => {
    expect(mostUrgent([], NOW)).toBeUndefined()
  })
})

describe('purposeOf', () => {
  it.each([
    ['Залейте водой. Варите с лавровым листом под крышкой на слабом огне ', 'варите с лавровым листом'],
    ['Влейте половник бульона и тушите под крышкой ', 'тушите под крышкой'],
    ['На второй половине масла пассеруйте рубленый лук с тёртой морковью ', 'пассеруйте рубленый лук'],
    ['обжаривайте в масле на среднем огне ', 'обжаривайте в масле'],
    ['Готовьте на плите ', 'готовьте на плите'],
    ['варите ', 'варите'],
    ['Пусть постоит ', 'пусть постоит'],
    ['Жарьте 12–15 минут, переворачивая каждые ', 'жарьте'],
    ['Жарьте курицу на сильном огне ', 'жарьте курицу на сильном огне'],
    ['Варите макароны на минуту меньше, чем указано на упаковке, обычно ', 'варите макароны'],
    ['Накройте, снимите с огня и дайте борщу настояться под крышкой ', 'дайте борщу настояться под крышкой'],
    ['Доведите в духовке при 180 °C за ', 'доведите в духовке'],
    ['Соедините уголки. На лепку уйдёт около ', 'соедините уголки'],
    ['Сбрызните уксусом и через ', 'сбрызните уксусом'],
    ['Через каждые ', ''],
    ['Через ', ''],
    ['', ''],
  ])('names «%s» as «%s»', (before, words) => {
    expect(purposeOf(before)).toBe(words)
  })
})
