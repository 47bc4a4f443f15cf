import js from '@eslint/js'
import next from '@next/eslint-plugin-next'
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript'
import importX from 'eslint-plugin-import-x'
import reactHooks from 'eslint-plugin-react-hooks'
import { defineConfig, globalIgnores } from 'eslint/config'
import globals from 'globals'
import ts from 'typescript-eslint'
import { zones } from './eslint.zones.mjs'

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
  {
    files: ['{scripts,mock-api,film,sync-server,e2e}/**'],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['{app,components,lib}/**/*.{ts,tsx}'],
    plugins: { 'import-x': importX },
    settings: {
      ...importX.flatConfigs.typescript.settings,
      'import-x/resolver-next': [createTypeScriptImportResolver()],
    },
    rules: {
      'import-x/no-cycle': ['error', { ignoreExternal: true }],
      'no-restricted-imports': [
        'error',
        { patterns: [{ group: ['../*'], message: 'Import modules of other folders by the alias: @/…' }] },
      ],
    },
  },
  {
    files: ['{app,components,lib}/**/*.{ts,tsx}'],
    // Tests bring rooms together.
    ignores: ['**/*.test.{ts,tsx}'],
    rules: { 'import-x/no-restricted-paths': ['error', { zones }] },
  },
  {
    files: ['**/*.{ts,tsx}'],
    ignores: ['lib/firebase/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: ':matches(ImportDeclaration, ImportExpression)[source.value=/^firebase\\//]',
          message: 'Only the room lib/firebase imports the Firebase SDK.',
        },
      ],
    },
  },
])
