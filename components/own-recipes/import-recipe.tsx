import { useRef } from 'react'

import type { AddressFormProps } from '@/components/own-recipes/address-form'
import { FoundList } from '@/components/own-recipes/found-list'
import { LeftOut } from '@/components/own-recipes/left-out'
import { PasteForm } from '@/components/own-recipes/paste-form'
import { RecipeForm } from '@/components/own-recipes/recipe-form'
import { RestoredLine } from '@/components/own-recipes/restored-line'
import { BackButton } from '@/components/ui/back-button'
import { Button } from '@/components/ui/button'
import { ScreenTitle } from '@/components/ui/screen-title'
import { common } from '@/lib/feedback/messages'
import { draftOfRead } from '@/lib/own-recipes/draft'
import type { Imported } from '@/lib/recipe-import/import-files'
import { ownRecipes as messages } from '@/lib/own-recipes/messages'
import type { ReadRecipe } from '@/lib/recipe-import/read-recipe-text'
import { useProductNamesStore } from '@/lib/own-recipes/product-names-store'
import { leftOutOf } from '@/lib/own-recipes/to-own-recipe'
import { useFoundRecipes } from '@/lib/own-recipes/use-found-recipes'
import { useMatcher } from '@/lib/own-recipes/use-matcher'
import { useSaveDraft } from '@/lib/own-recipes/use-save-draft'
import { useSaveImport } from '@/lib/own-recipes/use-save-import'
import { useUnsaved } from '@/lib/own-recipes/use-unsaved'
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

/** Reads a pasted text or files and shows what was understood, before anything is saved. */
export function ImportRecipe({ query }: Pick<ScreenProps, 'query'>) {
  useDocumentTitle(messages.paste)
  const top = useRef<HTMLDivElement>(null)
  const { match, titles: products, whenKnown } = useMatcher()
  const remember = useProductNamesStore((state) => state.remember)
  // The share sheet of the system and the bookmarklet fill the query.
  const shared = ['title', 'text', 'url'].flatMap((name) => query.get(name) ?? []).join('\n')
  // A shared text is in the address, and not to be replaced by an earlier one.
  const form = shared ? undefined : 'import'
  const { texts, setTexts, isRestored, startAnew } = useUnsaved(form, { text: shared })
  const { save, status, clearStatus, isBusy } = useSaveImport(whenKnown)
  const { found, isOfText, photo, problems, reading, discard, readText, readPage, readAll, keep } =
    useFoundRecipes((hasFound) => {
      clearStatus()
      if (hasFound) top.current?.focus()
    })
  // What was found in files or in a page leaves the text unsaved.
  const savedForm = isOfText ? form : undefined
  const saveDraft = useSaveDraft({ whenKnown, form: savedForm })

  const { loaded: BookmarkLink } = useLazyModule(bookmarkLink, true)
  const { loaded: AddressForm } = useLazyModule(addressForm, config.fetchUrl !== undefined)

  async function saveChosen(imported: Imported, chosen: ReadRecipe[]) {
    const rest = await save(chosen, imported, savedForm)
    if (rest.recipes.length + rest.own.length > 0) keep(imported, chosen, rest)
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
            <Button variant="secondary" onClick={discard}>
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
      {!found && isRestored && <RestoredLine onStartAnew={startAnew} />}
      {!found && AddressForm && <AddressForm initial={sharedAddress(query)} onPage={readPage} />}
      {!found && (
        <PasteForm
          text={texts.text}
          onText={(text) => setTexts({ text })}
          onParse={() => readText(texts.text)}
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
