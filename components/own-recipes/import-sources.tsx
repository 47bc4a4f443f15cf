import type { AddressFormProps } from '@/components/own-recipes/address-form'
import { PasteForm, type PasteFormProps } from '@/components/own-recipes/paste-form'
import { config } from '@/lib/config'
import type { ScreenProps } from '@/lib/router/screen-props'
import { useLazyModule } from '@/lib/router/use-lazy-module'

const loadBookmarkLink = () =>
  import('@/components/own-recipes/bookmark-link').then((module) => module.BookmarkLink)
const loadAddressForm = () =>
  import('@/components/own-recipes/address-form').then((module) => module.AddressForm)

/** The address of a page that was shared with the app; some browsers share it at the end of the text. */
const sharedAddress = (query: ScreenProps['query']) =>
  query.get('url') ?? /(?:^|\s)(https?:\/\/\S+)\s*$/.exec(query.get('text') ?? '')?.[1]

type ImportSourcesProps = PasteFormProps & Pick<AddressFormProps, 'onPage'> & Pick<ScreenProps, 'query'>

/** Where recipes are imported from: a page, where a server opens it, a text, files, and the bookmark that brings pages here. */
export function ImportSources({ query, onPage, ...paste }: ImportSourcesProps) {
  const { loaded: BookmarkLink } = useLazyModule(loadBookmarkLink, true)
  const { loaded: AddressForm } = useLazyModule(loadAddressForm, config.fetchUrl !== undefined)
  return (
    <>
      {AddressForm && <AddressForm initial={sharedAddress(query)} onPage={onPage} />}
      <PasteForm {...paste} />
      {BookmarkLink && <BookmarkLink />}
    </>
  )
}
