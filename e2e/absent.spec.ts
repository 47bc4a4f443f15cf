import { test } from 'playwright/test'

test('All that the other browsers do', () => {
  const { name } = test.info().project
  const reason = `${name} is not installed (npx playwright install ${name}): its tests are skipped`
  console.log(reason)
  test.skip(true, reason)
})
