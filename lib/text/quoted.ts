/** A title between quotation marks; those that it has itself become the inner ones: «Торт „Наполеон“». */
export const quoted = (title: string) => `«${title.replaceAll('«', '„').replaceAll('»', '“')}»`
