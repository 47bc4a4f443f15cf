import { useRef, useState } from 'react'

import { ownRecipes as messages } from '@/lib/own-recipes/messages'
import { shrinkPhoto } from '@/lib/own-recipes/shrink-photo'
import { type Imported, readFiles, readPasted } from '@/lib/recipe-import/import-files'
import { recipeImport } from '@/lib/recipe-import/messages'
import type { ReadRecipe } from '@/lib/recipe-import/read-recipe-text'

/** The recipes that were found in a pasted text, in files or in a page. `onRead` is called after each reading. */
export function useFoundRecipes(onRead: (hasFound: boolean) => void) {
  const [found, setFound] = useState<Imported>()
  const [isOfText, setOfText] = useState(false)
  /** That of a single recipe. */
  const [photo, setPhoto] = useState<string>()
  const [problems, setProblems] = useState<string[]>([])
  const [reading, setReading] = useState<string>()
  const latest = useRef<File[]>(undefined)

  function show(imported: Imported, { ofOne, isText = false }: { ofOne?: string; isText?: boolean } = {}) {
    const hasFound = imported.recipes.length + imported.own.length > 0
    setPhoto(ofOne)
    setProblems(
      imported.problems.map(({ name, problem }) =>
        name ? messages.inFile(name, recipeImport.problems[problem]) : recipeImport.problems[problem],
      ),
    )
    if (hasFound) {
      setFound(imported)
      setOfText(isText)
    }
    onRead(hasFound)
  }

  return {
    found,
    /** Whether they were found in the pasted text. */
    isOfText,
    photo,
    problems,
    /** Progress while files are being read. */
    reading,
    discard: () => setFound(undefined),

    readText: (text: string) => {
      const { problem, ...imported } = readPasted(text)
      show({ ...imported, problems: problem ? [{ name: '', problem }] : [] }, { isText: true })
    },

    /** Reads the source of a page; returns whether there is a recipe in it. */
    readPage: (page: string, url: string) => {
      const { problem, recipes, ...rest } = readPasted(page)
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
      const read = await readFiles(files, onProgress)
      const { imported, photo: ofOne } = await shrinkOnly(read)
      if (latest.current !== files) return
      setReading(undefined)
      show(imported, { ofOne })
    },

    /** Keeps what of the chosen recipes could not be saved, and those that were not chosen. */
    keep: (imported: Imported, chosen: ReadRecipe[], rest: Pick<Imported, 'recipes' | 'own'>) => {
      const isSaved = (recipe: ReadRecipe) => chosen.includes(recipe) && !rest.recipes.includes(recipe)
      setFound({ ...imported, recipes: imported.recipes.filter((recipe) => !isSaved(recipe)), own: rest.own })
    },
  }
}

/** The photo of an only recipe, which its form shows. One that is no picture is missing. */
async function shrinkOnly(imported: Imported): Promise<{ imported: Imported; photo?: string }> {
  const [only, ...others] = imported.recipes
  if (!(only?.photo instanceof Blob) || others.length + imported.own.length > 0) return { imported }
  try {
    return { imported, photo: await shrinkPhoto(only.photo) }
  } catch {
    return { imported: { ...imported, recipes: [{ ...only, photo: 'missing' }] } }
  }
}
