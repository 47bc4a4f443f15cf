import type { Reporter, TestCase, TestResult } from 'playwright/types/testReporter'
import { skipLines, skipReason } from './test-reports'

/** Says after a run of Playwright why tests were skipped, which its list does not. */
export default class SkipReasons implements Reporter {
  private readonly reasons: string[] = []

  onTestEnd({ annotations }: Pick<TestCase, 'annotations'>, { status }: Pick<TestResult, 'status'>) {
    if (status === 'skipped') this.reasons.push(skipReason(annotations))
  }

  onEnd() {
    if (this.reasons.length > 0) console.log(skipLines(this.reasons))
  }
}
