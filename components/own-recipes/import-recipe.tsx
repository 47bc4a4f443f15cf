import { useRef, useState } from 'react'

import type { AddressFormProps } from '@/components/own-recipes/address-form'
import { FoundList } from '@/components/own-recipes/found-list'
import { LeftOut } from '@/components/own-recipes/left-out'
import { PasteForm } from '@/components/own-recipes/paste-form'
import { RecipeForm } from '@/components/own-recipes/recipe-form'
import { BackButton } from '@/components/ui/back-button'
import { Button } from '@/components/ui/button'
import { ScreenTitle } from '@/components/ui/screen-title'
import { common } from '@/lib/feedback/messages'
import { draftOfRead } from '@/lib/own-recipes/draft'
import { type Imported, readFiles, readPasted } from '@/lib/recipe-import/import-files'
import { ownRecipes as messages } from '@/lib/own-recipes/messages'
import { recipeImport } from '@/lib/recipe-import/messages'
import type { ReadRecipe } from '@/lib/recipe-import/read-recipe-text'
import { useProductNamesStore } from '@/lib/own-recipes/product-names-store'
import { shrinkPhoto } from '@/lib/own-recipes/shrink-photo'
import { leftOutOf } from '@/lib/own-recipes/to-own-recipe'
import { useMatcher } from '@/lib/own-recipes/use-matcher'
import { useSaveDraft } from '@/lib/own-recipes/use-save-draft'
import { useSaveImport } from '@/lib/own-recipes/use-save-import'
import { config } from '@/lib/config'
import { goBack } from '@/lib/router/navigation'
import type { ScreenProps } from '@/lib/router/screen-props'
import { type LazyComponent, useLazyModule } from '@/lib/router/use-lazy-module'
import { useDocumentTitle } from '@/lib/router/use-document-title'

const bookmarkLink: LazyComponent<object> = {
  load: () => import('@/components/own-recipes/bookmark-link').then((module) => module.BookmarkLink),
}
const addressForm: LazyComponent<AddressFormProps> = {
  load: () => import('@/components/own-recipes/address-form').then((module) => module.AddressForm),
}

/** The address of a page that was shared with the app; some browsers share it at the end of the text. */
const sharedAddress = (query: ScreenProps['query']) =>
  query.get('url') ?? /(?:^|\s)(https?:\/\/\S+)\s*$/.exec(query.get('text') ?? '')?.[1]

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

/** Reads a pasted text or files and shows what was understood, before anything is saved. */
export function ImportRecipe({ query }: Pick<ScreenProps, 'query'>) {
  useDocumentTitle(messages.paste)
  // The share sheet of the system and the bookmarklet fill the query.
  const [text, setText] = useState(() =>
    ['title', 'text', 'url'].flatMap((name) => query.get(name) ?? []).join('\n'),
  )
  const [found, setFound] = useState<Imported>()
  /** That of a single recipe. */
  const [photo, setPhoto] = useState<string>()
  const [problems, setProblems] = useState<string[]>([])
  const [reading, setReading] = useState<string>()
  const top = useRef<HTMLDivElement>(null)
  const { match, titles: products, whenKnown } = useMatcher()
  const remember = useProductNamesStore((state) => state.remember)
  const saveDraft = useSaveDraft({ whenKnown })
  const { save, status, clearStatus, isBusy } = useSaveImport(whenKnown)

  const { loaded: BookmarkLink } = useLazyModule(bookmarkLink, true)
  const { loaded: AddressForm } = useLazyModule(addressForm, config.fetchUrl !== undefined)

  function show(imported: Imported, ofOne?: string) {
    clearStatus()
    setPhoto(ofOne)
    setProblems(
      imported.problems.map(({ name, problem }) =>
        name ? messages.inFile(name, recipeImport.problems[problem]) : recipeImport.problems[problem],
      ),
    )
    if (imported.recipes.length + imported.own.length === 0) return
    setFound(imported)
    top.current?.focus()
  }

  function parse() {
    const { problem, ...imported } = readPasted(text)
    show({ ...imported, problems: problem ? [{ name: '', problem }] : [] })
  }

  function readPage(page: string, url: string) {
    const { problem, recipes, ...rest } = readPasted(page)
    if (problem) return false
    show({ ...rest, recipes: recipes.map((recipe) => ({ source: url, ...recipe })), problems: [] })
    return true
  }

  async function readAll(files: File[]) {
    setReading(messages.reading(0, files.length))
    const read = await readFiles(files, (done) => setReading(messages.reading(done, files.length)))
    const { imported, photo: ofOne } = await shrinkOnly(read)
    setReading(undefined)
    show(imported, ofOne)
  }

  async function saveChosen(imported: Imported, chosen: ReadRecipe[]) {
    const rest = await save(chosen, imported)
    if (rest.recipes.length + rest.own.length === 0) return
    const isSaved = (recipe: ReadRecipe) => chosen.includes(recipe) && !rest.recipes.includes(recipe)
    setFound({ ...imported, recipes: imported.recipes.filter((recipe) => !isSaved(recipe)), own: rest.own })
  }

  const isOne = found?.own.length === 0 && found.recipes.length === 1
  // What did not fit stays in the list.
  const only = isOne && !status ? found.recipes[0] : undefined

  return (
    <div className="flex flex-col gap-base">
      <BackButton label={common.back} onClick={goBack} />
      <ScreenTitle title={messages.paste} />
      {!found && <p className="max-w-text text-lead text-ink-soft">{messages.pasteIntro}</p>}
      <div ref={top} tabIndex={-1} className="flex flex-col gap-base outline-none">
        {found && (
          <div className="flex flex-wrap items-center justify-between gap-base">
            <p className="text-lead">
              {messages.found(found.recipes.length + found.own.length)}. {messages.previewHint}
            </p>
            <Button variant="secondary" onClick={() => setFound(undefined)}>
              {messages.change}
            </Button>
          </div>
        )}
      </div>
      {found &&
        problems.map((problem) => (
          <p key={problem} className="text-label text-danger">
            {problem}
          </p>
        ))}
      {!found && AddressForm && <AddressForm initial={sharedAddress(query)} onPage={readPage} />}
      {!found && (
        <PasteForm
          text={text}
          onText={setText}
          onParse={parse}
          onFiles={(files) => void readAll(files)}
          problems={problems}
          status={reading}
        />
      )}
      {!found && BookmarkLink && <BookmarkLink />}
      {only && <LeftOut lines={leftOutOf(photo ? { leftOut: only.leftOut } : only)} />}
      {only && (
        <RecipeForm
          initial={draftOfRead(only)}
          initialPhoto={photo}
          match={match}
          titles={products}
          onName={remember}
          onSave={saveDraft}
        />
      )}
      {found && !only && (
        <FoundList
          recipes={found.recipes}
          own={found.own}
          match={match}
          titles={products}
          onName={remember}
          status={status}
          isBusy={isBusy}
          onSave={(chosen) => void saveChosen(found, chosen)}
        />
      )}
    </div>
  )
}
