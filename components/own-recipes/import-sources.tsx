import { AddressForm, type AddressFormProps } from '@/components/own-recipes/address-form'
import { BookmarkLink } from '@/components/own-recipes/bookmark-link'
import { PasteForm, type PasteFormProps } from '@/components/own-recipes/paste-form'
import { config } from '@/lib/config'
import type { ScreenProps } from '@/lib/router/screen-props'

/** The address of a page that was shared with the app; some browsers share it at the end of the text. */
const sharedAddress = (query: ScreenProps['query']) =>
  query.get('url') ?? /(?:^|\s)(https?:\/\/\S+)\s*$/.exec(query.get('text') ?? '')?.[1]

type ImportSourcesProps = PasteFormProps & Pick<AddressFormProps, 'onPage'> & Pick<ScreenProps, 'query'>

/** Where recipes are imported from: a page, where a server opens it, a text, files, and the bookmark that brings pages here. */
export function ImportSources({ query, onPage, ...paste }: ImportSourcesProps) {
  return (
    <>
      {config.fetchUrl && <AddressForm initial={sharedAddress(query)} onPage={onPage} />}
      <PasteForm {...paste} />
      <BookmarkLink />
    </>
  )
}
