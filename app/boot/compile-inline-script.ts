import { buildSync } from 'esbuild'
import type { BootInput } from '@/app/boot/boot'
import type { RedirectInput } from '@/app/boot/redirect'

type Inputs = { boot: BootInput; redirect: RedirectInput; 'instant-preview': undefined }

/**
 * The text of an inline script: entries/NAME.ts with all that it imports, minified, in a function scope of its own and
 * with `INPUT` replaced by the input. Runs where pages are rendered (a build, `next dev`), never in a browser. Throws when
 * the script does not compile.
 */
export function compileInlineScript<Name extends keyof Inputs>(name: Name, input: Inputs[Name]): string {
  const { outputFiles } = buildSync({
    entryPoints: [`app/boot/entries/${name}.ts`],
    define: input && { INPUT: JSON.stringify(input) },
    bundle: true,
    format: 'iife',
    minify: true,
    target: 'es2022',
    write: false,
  })
  return outputFiles.map(({ text }) => text.trim()).join('')
}
