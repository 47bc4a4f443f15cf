import { test } from 'playwright/test'

// Playwright calls a project without a test an error: the smoke tests ask for this one too.
test('All that the other browsers do', { tag: '@smoke' }, () => {
  test.skip(true, `${test.info().project.name} is not installed`)
})
