import * as catalog from './texts/catalog'
import * as frame from './texts/frame'
import * as people from './texts/people'
import * as planning from './texts/planning'
import * as recipes from './texts/recipes'
import * as shopping from './texts/shopping'
import * as styleguide from './texts/styleguide'

/**
 * The Russian text that the tests look for, grouped by screen in `texts/`: one place to change when a label changes. Literals
 * on purpose: an expectation must not come from the messages of the code under test. Text that one spec alone checks, once (a
 * rule's message, the arithmetic of a sample recipe), stays in that spec.
 */
export const texts = {
  ...frame,
  ...catalog,
  ...recipes,
  ...shopping,
  ...planning,
  ...people,
  ...styleguide,
}
