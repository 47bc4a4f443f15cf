import { useRef, useState } from 'react'

import { common } from '@/lib/feedback/messages'
import { ownRecipes as messages } from '@/lib/own-recipes/messages'
import { shrinkPhoto } from '@/lib/own-recipes/shrink-photo'
import type { Imported } from '@/lib/recipe-import/import-files'
import { recipeImport } from '@/lib/recipe-import/messages'
import type { ReadRecipe } from '@/lib/recipe-import/read-recipe-text'

/** What was found, whether in the pasted text, and the photo of a single recipe. */
export type Found = Imported & { isOfText?: boolean; photo?: string }

/** The recipes that were found in a pasted text, in files or in a page. `onRead` is called after each reading. */
export function useFoundRecipes(onRead: (hasFound: boolean) => void) {
  const [found, setFound] = useState<Found>()
  const [problems, setProblems] = useState<string[]>([])
  const [reading, setReading] = useState<string>()
  const latest = useRef<File[]>(undefined)

  /** What reads texts and files: the list of own recipes and their form do without. */
  async function loadReader() {
    const reader = await import('@/lib/recipe-import/import-files').catch(() => undefined)
    if (!reader) setProblems([common.lostPart])
    return reader
  }

  function show(read: Found) {
    const hasFound = read.recipes.length + read.own.length > 0
    setProblems(
      read.problems.map(({ name, problem }) =>
        name ? messages.inFile(name, recipeImport.problems[problem]) : recipeImport.problems[problem],
      ),
    )
    if (hasFound) setFound(read)
    onRead(hasFound)
  }

  return {
    found,
    problems,
    /** Progress while files are being read. */
    reading,
    discard: () => setFound(undefined),

    readText: async (text: string) => {
      const reader = await loadReader()
      if (!reader) return
      const { problem, ...imported } = reader.readPasted(text)
      show({ ...imported, problems: problem ? [{ name: '', problem }] : [], isOfText: true })
    },

    /** Reads the source of a page; returns whether there is a recipe in it, or true where the problem is another one. */
    readPage: async (page: string, url: string) => {
      const reader = await loadReader()
      if (!reader) return true
      const { problem, recipes, ...rest } = reader.readPasted(page)
      if (problem) return false
      show({ ...rest, recipes: recipes.map((recipe) => ({ source: url, ...recipe })), problems: [] })
      return true
    },

    /** Reads files, in place of others that are still being read. */
    readAll: async (files: File[]) => {
      latest.current = files
      const onProgress = (done: number) => {
        if (latest.current === files) setReading(messages.reading(done, files.length))
      }
      onProgress(0)
      const reader = await loadReader()
      const read = await reader?.readFiles(files, onProgress).then(shrinkOnly)
      if (latest.current !== files) return
      setReading(undefined)
      if (read) show(read)
    },

    /** Keeps what of the chosen recipes could not be saved, and those that were not chosen. */
    keep: (before: Found, chosen: ReadRecipe[], rest: Pick<Imported, 'recipes' | 'own'>) => {
      const isSaved = (recipe: ReadRecipe) => chosen.includes(recipe) && !rest.recipes.includes(recipe)
      setFound({ ...before, recipes: before.recipes.filter((recipe) => !isSaved(recipe)), own: rest.own })
    },
  }
}

/** The photo of an only recipe, which its form shows. One that is no picture is missing. */
async function shrinkOnly(imported: Imported): Promise<Found> {
  const [only, ...others] = imported.recipes
  if (!(only?.photo instanceof Blob) || others.length + imported.own.length > 0) return imported
  try {
    return { ...imported, photo: await shrinkPhoto(only.photo) }
  } catch {
    return { ...imported, recipes: [{ ...only, photo: 'missing' }] }
  }
}
