import type { Page, Route } from 'playwright/test'

import { failedRequests, expect, needsEmulator, test } from './fixtures'

const required = 'Обязательное поле'
const emailErrors = [
  { text: '', words: required },
  { text: 'пилевич@мейл.ру', words: 'Используйте латинские символы' },
  { text: 'abc.com', words: 'Неправильный формат email' },
  { text: 'a@b.c', words: 'Неправильный формат email' },
  { text: 'a@b.comedy', words: 'Неправильный формат email' },
  { text: 'a@b.com', words: '' },
]
const passwordErrors = [
  { text: '', words: required },
  { text: 'abc12345', words: 'Пароль должен содержать цифры и буквы в разных регистрах' },
  { text: 'ABC12345', words: 'Пароль должен содержать цифры и буквы в разных регистрах' },
  { text: 'Abcdefgh', words: 'Пароль должен содержать цифры и буквы в разных регистрах' },
  { text: 'Abc1', words: '' },
]

const email = (page: Page) => page.getByLabel('Email')
const password = (page: Page) => page.getByRole('textbox', { name: 'Пароль', exact: true })
const confirmation = (page: Page) => page.getByRole('textbox', { name: 'Подтвердить пароль', exact: true })
const submit = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Counts calls to Google's identity service, the emulator's included. */
function countIdentityCalls(page: Page, method: string) {
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes(`accounts:${method}`)) calls.push(request.url())
  })
  return calls
}

test.describe('Sign-in', () => {
  test(
    'leads to the categories, and stores the user id and the refresh token',
    { tag: '@smoke' },
    async ({ page, app, account }) => {
      await app.signIn(account)
      await expect(page).toHaveURL(/#\/category$/)
      await expect(app.heading('КАТЕГОРИИ РЕЦЕПТОВ')).toBeVisible()
      expect(await app.stored('access')).toMatch(/^\w{10,}$/)
      expect(await app.stored('refresh')).toBeTruthy()
    },
  )

  test('gives the signed-in panel: categories, shopping list, theme, log-out', async ({ signedIn: app }) => {
    const panel = await app.openPanel()
    await expect(panel.getByRole('listitem')).toHaveText([
      'Все категории',
      'Мой шоппинг лист',
      'Что приготовить?',
      'План на неделю',
      'Мои данные',
      'Тёмная тема',
      'Выйти из аккаунта',
    ])
    await panel.getByRole('link', { name: 'Мой шоппинг лист' }).click()
    await expect(app.heading('Мой шоппинг лист')).toBeVisible()
  })

  test('lasts over a reload; a stored access counts until the state is known', async ({
    page,
    signedIn: app,
  }) => {
    const releaseFirebase = await app.holdFirebase()
    await page.reload({ waitUntil: 'domcontentloaded' })
    await expect(app.progress).toBeVisible()
    await expect(page.getByRole('tab', { name: 'Сохранённые рецепты' })).toBeVisible()
    releaseFirebase()
    await expect(app.progress).toBeHidden()
    await expect(page.getByRole('tab', { name: 'Сохранённые рецепты' })).toBeVisible()
  })

  test('shows and hides the password by its button', async ({ page, app }) => {
    await app.open('/login')
    await password(page).fill('Abc12345')
    await expect(password(page)).toHaveAttribute('type', 'password')
    const toggle = page.getByRole('button', { name: 'Показать пароль' })
    await toggle.click()
    await expect(password(page)).toHaveAttribute('type', 'text')
    await expect(toggle).toHaveAttribute('aria-pressed', 'true')
    await toggle.click()
    await expect(password(page)).toHaveAttribute('type', 'password')
  })

  test('has its tabs, its link to the reset, and fields that password managers know', async ({
    page,
    app,
  }) => {
    await app.open('/login')
    await expect(email(page)).toHaveAttribute('autocomplete', 'email')
    await expect(password(page)).toHaveAttribute('autocomplete', 'current-password')
    const tabs = page.getByRole('navigation', { name: 'Вход и регистрация' })
    await expect(tabs.getByRole('link')).toHaveText(['Войти', 'Регистрация'])
    await expect(tabs.getByRole('link', { name: 'Войти' })).toHaveAttribute('aria-current', 'page')
    await tabs.getByRole('link', { name: 'Регистрация' }).click()
    await expect(app.heading('Регистрация')).toBeVisible()
    await page.goBack()
    await page.getByRole('link', { name: 'Забыли пароль? Сбросить пароль', exact: true }).click()
    await expect(app.heading('Сброс пароля')).toBeVisible()
  })

  test('asks for both fields and sends nothing without them', async ({ page, app }) => {
    const calls = countIdentityCalls(page, 'signInWithPassword')
    await app.open('/login')
    await submit(page, 'Войти').click()
    await expect(email(page)).toHaveAccessibleDescription(required)
    await expect(password(page)).toHaveAccessibleDescription(required)
    expect(calls).toEqual([])
  })

  test('offers the demo account where the emulator is in use', async ({ page, app }) => {
    needsEmulator()
    await app.open('/login')
    await expect(page.getByText('demo@tasty.ru', { exact: true })).toBeVisible()
    await expect(page.getByText('Tasty2026', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Подставить' }).click()
    await submit(page, 'Войти').click()
    await expect(page.getByRole('tab', { name: 'Все категории' })).toBeVisible()
  })

  test('is sent once by a double click, and its button shows progress meanwhile', async ({
    page,
    app,
    account,
  }) => {
    needsEmulator()
    const calls = countIdentityCalls(page, 'signInWithPassword')
    let release = () => {}
    const released = new Promise<void>((resolve) => (release = resolve))
    await page.route(/accounts:signInWithPassword/, async (route) => {
      await released
      await route.continue()
    })
    await app.open('/login')
    await email(page).fill(account.email)
    await password(page).fill(account.password)
    await submit(page, 'Войти').dblclick()
    await expect(submit(page, 'Войти')).toBeDisabled()
    await expect(submit(page, 'Войти')).toHaveAttribute('aria-busy', 'true')
    release()
    await expect(page.getByRole('tab', { name: 'Все категории' })).toBeVisible()
    expect(calls).toHaveLength(1)
  })
})

test.describe('A sign-in after the script of Firebase was lost at the start', () => {
  test.use({ allowedErrors: failedRequests })

  test('lets the visitor in, to recipes too, and lasts over a reload', async ({
    page,
    app,
    account,
    catalogue: { recipe },
  }) => {
    await app.loseFirebase()
    await app.open('/login')
    await expect(app.progress).toBeHidden()
    await findFirebase(page)
    await app.signIn(account)
    await app.open(`/selected_recipe/${recipe.id}/`)
    await expect(app.heading(recipe.title)).toBeVisible()
    await app.load(`/selected_recipe/${recipe.id}/`)
    await expect(app.progress).toBeHidden()
    await expect(app.heading(recipe.title)).toBeVisible()
  })
})

test.describe('A log-out while the script of Firebase is lost', () => {
  test.use({ allowedErrors: failedRequests })

  test('lasts when the script is there again', async ({ page, signedIn: app }) => {
    await app.loseFirebase()
    await page.reload()
    await expect(app.progress).toBeHidden()
    await expect(page.getByRole('tab')).toHaveCount(3)
    expect(await databases(page)).toContain('firebase:authUser')
    await app.logOut()
    await expect(page.getByRole('tab')).toHaveCount(0)
    // A page that is left in the same moment would not let the browser end that.
    await expect.poll(() => databases(page)).not.toContain('firebase:authUser')
    await findFirebase(page)
    await app.load('/category')
    await expect(app.progress).toBeHidden()
    await expect(page.getByRole('tab')).toHaveCount(0)
    expect(await app.stored('access')).toBeNull()
  })
})

test.describe('A sign-in that fails', () => {
  test.use({ allowedErrors: failedRequests })

  test('by a wrong password says «Пользователь не найден»', async ({ page, app, account }) => {
    await app.open('/login')
    await email(page).fill(account.email)
    await password(page).fill('Wrong12345')
    await submit(page, 'Войти').click()
    await expect(app.toast('Пользователь не найден')).toBeVisible()
    await expect(page).toHaveURL(/#\/login$/)
    expect(await app.stored('access')).toBeNull()
  })

  test('by an unknown e-mail says the same, and the server is asked whatever the fields hold', async ({
    page,
    app,
  }) => {
    needsEmulator()
    const calls = countIdentityCalls(page, 'signInWithPassword')
    await app.open('/login')
    await email(page).fill('abc.com')
    await password(page).fill('1')
    await submit(page, 'Войти').click()
    await expect(app.toast('Пользователь не найден')).toBeVisible()
    expect(calls).toHaveLength(1)
  })

  test('by a lost connection says so in words of its own', async ({ page, app, account }) => {
    await app.open('/login')
    await expect(app.progress).toBeHidden()
    await email(page).fill(account.email)
    await password(page).fill(account.password)
    await page.context().setOffline(true)
    await submit(page, 'Войти').click()
    await expect(app.toast('Нет соединения. Проверьте интернет и попробуйте ещё раз.')).toBeVisible()
    await page.context().setOffline(false)
    await submit(page, 'Войти').click()
    await expect(page.getByRole('tab', { name: 'Все категории' })).toBeVisible()
  })

  test('by too many attempts says so in words of its own', async ({ page, app, account }) => {
    needsEmulator()
    await page.route(/accounts:signInWithPassword/, refuse('TOO_MANY_ATTEMPTS_TRY_LATER'))
    await app.open('/login')
    await email(page).fill(account.email)
    await password(page).fill(account.password)
    await submit(page, 'Войти').click()
    await expect(app.toast('Слишком много попыток. Подождите пару минут и попробуйте снова.')).toBeVisible()
  })
})

test.describe('Registration', () => {
  test.beforeEach(async ({ app }) => {
    await app.open('/registration')
  })

  test('leads to the login, where the new account signs in', async ({ page, app, emulator }) => {
    const account = { email: emulator.newEmail(), password: 'Abc12345' }
    await email(page).fill(account.email)
    await password(page).fill(account.password)
    await confirmation(page).fill(account.password)
    await submit(page, 'Отправить').click()
    await expect(app.heading('Вход')).toBeVisible()
    await expect(page).toHaveURL(/#\/login$/)
    expect(await app.stored('access')).toBeNull()
    await app.signIn(account)
    await expect(app.heading('КАТЕГОРИИ РЕЦЕПТОВ')).toBeVisible()
  })

  test('checks the e-mail on input and on blur, and clears the error on focus', async ({ page }) => {
    await email(page).focus()
    await email(page).blur()
    await expect(email(page)).toHaveAccessibleDescription(required)
    for (const { text, words } of emailErrors) {
      await email(page).focus()
      await expect(email(page)).toHaveAccessibleDescription('')
      await email(page).fill('x')
      await email(page).fill(text)
      await expect(email(page)).toHaveAccessibleDescription(words)
      await email(page).blur()
      await expect(email(page)).toHaveAttribute('aria-invalid', String(words !== ''))
    }
  })

  test('checks the password by its rule and the confirmation against it', async ({ page }) => {
    await password(page).fill('x')
    for (const { text, words } of passwordErrors) {
      await password(page).fill(text)
      await expect(password(page)).toHaveAccessibleDescription(words)
    }
    await confirmation(page).fill('Abc2')
    await expect(confirmation(page)).toHaveAccessibleDescription('Пароли не совпадают')
    await confirmation(page).fill('Abc1')
    await expect(confirmation(page)).toHaveAccessibleDescription('')
    await confirmation(page).fill('')
    await expect(confirmation(page)).toHaveAccessibleDescription(required)
    await expect(confirmation(page)).toHaveAttribute('autocomplete', 'new-password')
    await expect(password(page)).toHaveAttribute('autocomplete', 'new-password')
  })

  test('shows every error on a submit and sends nothing', async ({ page }) => {
    const calls = countIdentityCalls(page, 'signUp')
    await submit(page, 'Отправить').click()
    for (const field of [email(page), password(page), confirmation(page)]) {
      await expect(field).toHaveAccessibleDescription(required)
    }
    await expect(email(page)).toBeFocused()
    expect(calls).toEqual([])
  })

  test('with passwords that differ says so by a toast too, and sends nothing', async ({ page, app }) => {
    const calls = countIdentityCalls(page, 'signUp')
    await email(page).fill('a@b.com')
    await password(page).fill('Abc12345')
    await confirmation(page).fill('Abc54321')
    await submit(page, 'Отправить').click()
    await expect(app.toast('Пожалуйста,убедитесь что ваши пароли совпадают')).toBeVisible()
    await expect(confirmation(page)).toHaveAccessibleDescription('Пароли не совпадают')
    expect(calls).toEqual([])
  })

  test('has a link to the login', async ({ page, app }) => {
    await page.getByRole('link', { name: 'Уже есть аккаунт? Войти' }).click()
    await expect(app.heading('Вход')).toBeVisible()
  })
})

test.describe('A registration that fails', () => {
  test.use({ allowedErrors: failedRequests })

  const fill = async (page: Page, address: string, secret = 'Abc12345') => {
    await email(page).fill(address)
    await password(page).fill(secret)
    await confirmation(page).fill(secret)
    await submit(page, 'Отправить').click()
  }

  test('by a weak password asks for a stronger one', async ({ page, app, emulator }) => {
    await app.open('/registration')
    await fill(page, emulator.newEmail(), 'Abc1')
    await expect(app.toast('Пожалуйста,введите более надёжный пароль')).toBeVisible()
  })

  test('by an e-mail in use says so', async ({ page, app, account }) => {
    needsEmulator()
    await app.open('/registration')
    await fill(page, account.email)
    await expect(app.toast('Электронная почта уже используется')).toBeVisible()
    await expect(page).toHaveURL(/#\/registration$/)
  })

  test('by anything else says to try later', async ({ page, app, emulator }) => {
    await page.route(/accounts:signUp/, refuse('OPERATION_NOT_ALLOWED'))
    await app.open('/registration')
    await fill(page, emulator.newEmail())
    await expect(app.toast('Не удалось зарегистрироваться.Попробуйте позже')).toBeVisible()
  })
})

test.describe('The password reset', () => {
  test('sends a letter by which the password is really changed', async ({ page, app, account, emulator }) => {
    await app.open('/resetpassword')
    await expect(page.getByText('Пожалуйста введите email', { exact: true })).toBeVisible()
    await email(page).fill(account.email)
    await submit(page, 'Сменить').click()
    await expect(app.toast('Сообщение о смене пароля отправлено вам на почту')).toBeVisible()
    const [link = ''] = await emulator.resetLinks(account.email)
    await fetch(`${link}&newPassword=Changed1`)
    await app.signIn({ ...account, password: 'Changed1' })
  })

  test('checks the e-mail before anything is sent, and has a link back to the login', async ({
    page,
    app,
  }) => {
    const calls = countIdentityCalls(page, 'sendOobCode')
    await app.open('/resetpassword')
    await submit(page, 'Сменить').click()
    await expect(email(page)).toHaveAccessibleDescription(required)
    await email(page).fill('abc.com')
    await expect(email(page)).toHaveAccessibleDescription('Неправильный формат email')
    expect(calls).toEqual([])
    await page.getByRole('link', { name: 'Вернуться ко входу' }).click()
    await expect(app.heading('Вход')).toBeVisible()
  })

  test.describe('that fails', () => {
    test.use({ allowedErrors: failedRequests })

    test('says so and clears the input', async ({ page, app, emulator }) => {
      await app.open('/resetpassword')
      await email(page).fill(emulator.newEmail())
      await submit(page, 'Сменить').click()
      await expect(app.toast('Что-то пошло не так')).toBeVisible()
      await expect(email(page)).toHaveValue('')
    })
  })
})

test.describe('Log-out', () => {
  test(
    'goes to the categories and wipes all local storage',
    { tag: '@smoke' },
    async ({ page, signedIn: app, catalogue }) => {
      await app.open(`/selected_category/${catalogue.category.id}`)
      await page
        .getByRole('button', { name: /^Нравится/ })
        .first()
        .click()
      await page.evaluate(() => {
        localStorage.setItem('shopList', '["Соль"]')
        localStorage.setItem('from another program', 'something')
      })
      await app.logOut()
      await expect(page).toHaveURL(/#\/category$/)
      await expect(page.getByRole('tab')).toHaveCount(0)
      await expect
        .poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key !== 'items')))
        .toEqual([])
      await page.reload()
      await expect(app.progress).toBeHidden()
      await expect(page.getByRole('tab')).toHaveCount(0)
    },
  )

  test('from a recipe goes to the categories too, and offers no recipe afterwards', async ({
    page,
    signedIn: app,
    account,
    catalogue,
  }) => {
    await app.open(`/selected_recipe/${catalogue.recipe.id}/`)
    await expect(app.heading(catalogue.recipe.title)).toBeVisible()
    await app.logOut()
    await expect(page.getByRole('tab')).toHaveCount(0)
    await expect(page).toHaveURL(/#\/category$/)
    await app.signIn(account)
    await expect(app.heading('КАТЕГОРИИ РЕЦЕПТОВ')).toBeFocused()
    await expect(app.messages.getByRole('button')).toHaveCount(0)
  })

  test('leaves the search working', async ({ page, signedIn: app, catalogue: { category } }) => {
    await expect(page.getByRole('link', { name: category.title, exact: true })).toBeVisible()
    await app.logOut()
    await expect(page.getByRole('tab')).toHaveCount(0)
    await page.getByPlaceholder('Найди свой рецепт...').fill(category.title)
    await expect(page.getByRole('link', { name: category.title, exact: true })).toBeVisible()
  })
})

test.describe('The sign-in state', () => {
  test('is unknown at first: a progress bar shows beside the public page, from the first paint on', async ({
    page,
    app,
  }) => {
    const releaseFirebase = await app.holdFirebase()
    await page.goto('./#/', { waitUntil: 'domcontentloaded' })
    await expect(app.progress).toBeVisible()
    await expect(app.heading('TASTY')).toBeVisible()
    releaseFirebase()
    await expect(app.progress).toBeHidden()
  })

  test.describe('of a session that is gone', () => {
    test.use({ allowedErrors: failedRequests })

    test('is signed out: a recipe leads to the login, and the stored keys are removed', async ({
      signedIn: app,
      emulator,
      catalogue,
    }) => {
      await emulator.deleteAccount((await app.stored('access')) ?? '')
      await app.load(`/selected_recipe/${catalogue.recipe.id}/`)
      await expect(app.heading('Вход')).toBeVisible()
      expect(await app.stored('access')).toBeNull()
      expect(await app.stored('refresh')).toBeNull()
    })
  })
})

/** What the databases of the browser hold, Firebase's among them. */
const databases = async (page: Page) => JSON.stringify(await page.context().storageState({ indexedDB: true }))

/** Ends what `App.loseFirebase` began; what it holds still is answered first. */
const findFirebase = (page: Page) => page.unrouteAll({ behavior: 'wait' })

/** Answers a call to the identity service with one of its errors. */
function refuse(message: string) {
  return (route: Route) =>
    route.fulfill({
      status: 400,
      headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
      json: { error: { code: 400, message } },
    })
}
