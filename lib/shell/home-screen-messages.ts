/** What a home screen offers under a long press on the app's icon. */
export const homeScreen = { list: 'Шоппинг лист', categories: 'Категории' }
