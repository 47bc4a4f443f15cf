import type { Page } from 'playwright/test'

import type { App } from '../app'
import { texts } from '../texts'

/**
 * The five main screens by what a visitor sees of them. `App` has what every screen has; a locator that one spec alone needs
 * stays there.
 */
class Screen {
  constructor(
    protected readonly app: App,
    protected readonly page: Page = app.page,
  ) {}
}

export class CategoriesScreen extends Screen {
  open = () => this.app.open('/category')
  heading = this.app.heading(texts.headings.categories)
  search = this.page.getByPlaceholder(texts.catalog.searchField)
  loadMore = this.app.button(texts.catalog.loadMore)
}

export class CategoryScreen extends Screen {
  open = (id: string) => this.app.open(`/selected_category/${id}`)
  cook = this.page.getByRole('button', { name: texts.catalog.cook })
}

export class RecipeScreen extends Screen {
  open = (id: string) => this.app.open(`/selected_recipe/${id}/`)
  panel = this.page.getByRole('tabpanel')
  tab = (name: keyof typeof texts.recipe.tabs) => this.app.tab(texts.recipe.tabs[name])
  cook = this.app.button(texts.cooking.start)
}

export class ListScreen extends Screen {
  open = () => this.app.open('/myshoplist')
  heading = this.app.heading(texts.headings.list)
  empty = this.page.getByText(texts.list.empty, { exact: true })
  remove = (title: string) => this.app.button(texts.list.remove(title))
  buy = this.app.button(texts.list.buy)
}

export class CartScreen extends Screen {
  open = () => this.app.open('/shop')
  heading = this.app.heading(texts.headings.cart)
  sum = this.page.getByText(texts.cart.sum)
  count = (title: string) => this.app.row(title).getByRole('status')
  remove = (title: string) => this.app.row(title).getByRole('button', { name: texts.cart.remove })
  checkout = this.app.button(texts.cart.checkout)
}

export const screensOf = (app: App) => ({
  categories: new CategoriesScreen(app),
  category: new CategoryScreen(app),
  recipe: new RecipeScreen(app),
  list: new ListScreen(app),
  cart: new CartScreen(app),
})
