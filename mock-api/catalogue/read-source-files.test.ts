import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readSourceFiles } from './source'

test('reads the YAML and JSON files of the catalogue only, and names a file with a syntax error', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tasty-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const write = (path: string, text: string) => writeFileSync(join(folder, path), text)
  mkdirSync(join(folder, 'categories'))
  write('order.yaml', 'categories: [soups]')
  write('categories/soups.yaml', 'id: soups')
  write('pictures.json', '{}')
  write('notes.txt', 'Заметки')
  expect(readSourceFiles(folder)).toEqual({
    'order.yaml': { categories: ['soups'] },
    'categories/soups.yaml': { id: 'soups' },
    'pictures.json': {},
  })
  write('categories/soups.yaml', 'id: soups\ntext: Соль: по вкусу')
  expect(() => readSourceFiles(folder)).toThrow(/^categories\/soups\.yaml: .* at line 2/)
  write('categories/soups.yaml', 'id: soups')
  write('pictures.json', '{')
  expect(() => readSourceFiles(folder)).toThrow(/^pictures\.json: /)
})
