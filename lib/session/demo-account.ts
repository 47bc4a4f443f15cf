/** The account that `npm start` makes in the Auth emulator; the login page offers it there (decisions 1). */
export const demoAccount = { email: 'demo@tasty.ru', password: 'Tasty2026' }
