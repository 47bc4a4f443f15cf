/** The row of an entry in a list of links and buttons: the panel and «Моё». */
export const entryClass =
  'flex min-h-touch w-full items-center gap-snug rounded-control px-base text-item font-medium hover:bg-sunken'
