import js from '@eslint/js'
import next from '@next/eslint-plugin-next'
import reactHooks from 'eslint-plugin-react-hooks'
import { defineConfig, globalIgnores } from 'eslint/config'
import globals from 'globals'
import ts from 'typescript-eslint'

/** Imports point one way: app -> shell -> screens -> domain views -> ui; all but ui may use lib. */
const domains = ['catalog', 'recipe', 'list', 'cart', 'plan', 'account']
const components = (...rooms) => rooms.map((room) => `@/components/${room}/*`)
/** What no view may import: the pages, and what shows views to designers. */
const above = ['@/app/*', ...components('styleguide')]

const forbid = (files, patterns, why) => ({
  files,
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          { group: patterns, message: why },
          { group: ['../*'], message: 'Rooms import each other by their names: @/…' },
        ],
      },
    ],
  },
})

export default defineConfig([
  globalIgnores([
    'out/',
    '.next/',
    '.e2e/',
    'public/',
    'next-env.d.ts',
    'playwright-report/',
    'test-results/',
  ]),
  js.configs.recommended,
  ts.configs.strict,
  reactHooks.configs.flat.recommended,
  next.configs['core-web-vitals'],
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      'no-console': ['error', { allow: ['warn', 'error'] }],
      // The pages are exported for static hosts: pictures come in ready-made sizes, links are hashes.
      '@next/next/no-img-element': 'off',
      '@next/next/no-html-link-for-pages': 'off',
    },
  },
  { files: ['scripts/**', 'mock-api/**', 'e2e/**'], rules: { 'no-console': 'off' } },
  forbid(
    ['app/**'],
    components('screens', 'styleguide', ...domains),
    'app may import the shell and ui, and its page of the style guide that.',
  ),
  forbid(['app/styleguide/**'], components('screens', ...domains), 'app may import the shell and ui.'),
  forbid(
    ['components/shell/**'],
    [...above, ...components(...domains)],
    'The shell puts screens together; domain views belong to screens.',
  ),
  forbid(['components/screens/**'], [...above, ...components('shell')], 'Screens do not know the shell.'),
  forbid(
    ['components/styleguide/**'],
    ['@/app/*', '@/components/screens/*', '@/components/shell/app', '@/components/shell/router-view'],
    'The style guide shows views, not the app and its screens.',
  ),
  ...domains.map((domain) =>
    forbid(
      [`components/${domain}/**`],
      [...above, ...components('shell', 'screens', ...domains.filter((other) => other !== domain))],
      'Domain views do not know screens or each other; screens put them together.',
    ),
  ),
  forbid(
    ['components/ui/**'],
    ['@/lib/*', ...above, ...components('shell', 'screens', ...domains)],
    'ui is domain-free: words and data come as props.',
  ),
  forbid(['lib/**'], ['@/components/*', '@/app/*'], 'lib knows no component.'),
  forbid(
    ['lib/api/**'],
    ['@/components/*', '@/app/*', '@/lib/stores/*', '@/lib/hooks/*'],
    'api knows no store and no hook.',
  ),
  {
    files: ['**/*.{ts,tsx}'],
    ignores: ['lib/firebase.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: ':matches(ImportDeclaration, ImportExpression)[source.value=/^firebase\\//]',
          message: 'Only lib/firebase.ts imports the Firebase SDK.',
        },
      ],
    },
  },
])
