/** The Firebase project of the Auth emulator, which needs no account at Google. */
export const demoProject = { id: 'demo-tasty', apiKey: 'demo-key' }

/** The settings of a site whose accounts are in that project. */
export const demoSettings = {
  NEXT_PUBLIC_FIREBASE_API_KEY: demoProject.apiKey,
  NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN: `${demoProject.id}.firebaseapp.com`,
  NEXT_PUBLIC_FIREBASE_PROJECT_ID: demoProject.id,
  NEXT_PUBLIC_FIREBASE_APP_ID: 'demo-app',
}
