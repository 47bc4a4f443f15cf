import js from '@eslint/js'
import next from '@next/eslint-plugin-next'
import reactHooks from 'eslint-plugin-react-hooks'
import { defineConfig, globalIgnores } from 'eslint/config'
import globals from 'globals'
import ts from 'typescript-eslint'

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
  {
    files: ['**/*.{ts,tsx}'],
    ignores: ['lib/account/firebase.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: ':matches(ImportDeclaration, ImportExpression)[source.value=/^firebase\\//]',
          message: 'Only lib/account/firebase.ts imports the Firebase SDK.',
        },
      ],
    },
  },
])
