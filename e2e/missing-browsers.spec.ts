import { test } from 'playwright/test'

// Playwright reports a project without a test as an error, so a browser that is not installed has this one. The smoke
// tests include it for the same reason.
test('All tests of this browser', { tag: '@smoke' }, () => {
  test.skip(true, `${test.info().project.name} is not installed`)
})
