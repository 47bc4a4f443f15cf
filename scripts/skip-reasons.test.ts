import { afterEach, expect, it, vi } from 'vitest'
import SkipReasons from './skip-reasons'

const log = vi.spyOn(console, 'log').mockReturnValue()
afterEach(() => log.mockClear())

const skipped = (description?: string) => ({ annotations: [{ type: 'skip', description }] })

it('prints why tests were skipped, with how many for each reason', () => {
  const reporter = new SkipReasons()
  reporter.onTestEnd(skipped('no pictures of this browser'), { status: 'skipped' })
  reporter.onTestEnd({ annotations: [] }, { status: 'passed' })
  reporter.onTestEnd(skipped('no pictures of this browser'), { status: 'skipped' })
  reporter.onTestEnd(skipped(), { status: 'skipped' })
  reporter.onEnd()
  expect(log.mock.calls).toEqual([
    ['\nSkipped, by reason:\n2: no pictures of this browser\n1: without a reason'],
  ])
})

it('prints nothing where no test was skipped', () => {
  const reporter = new SkipReasons()
  reporter.onTestEnd({ annotations: [] }, { status: 'passed' })
  reporter.onEnd()
  expect(log).not.toHaveBeenCalled()
})
