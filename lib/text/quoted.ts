/** A title in quotation marks; quotation marks inside it become the inner kind: «Торт „Наполеон“». */
export const quoted = (title: string) => `«${title.replaceAll('«', '„').replaceAll('»', '“')}»`
