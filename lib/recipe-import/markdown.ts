/** A text without Markdown, which chats and notes copy along: headings, **bold** and *italic* words, links. */
export const withoutMarkdown = (text: string) =>
  text
    .replace(/^[^\S\n]*#{1,6}[^\S\n]+/gm, '')
    .replace(/!?\[([^\]\n]{0,300})\]\([^()\n]{0,2000}\)/g, '$1')
    .replace(/(\*\*|__)(?=\S)(.{1,300}?)(?<=\S)\1/g, '$2')
    .replace(/(?<![\p{L}\d*])\*(?=[^\s*])([^*\n]*[^\s*])\*(?![\p{L}\d*])/gu, '$1')
