import { readFileSync } from 'node:fs'
import type { Readable } from 'node:stream'
import PDFDocument from 'pdfkit'

type Doc = InstanceType<typeof PDFDocument>
type Element = ReturnType<Doc['struct']>
/** A picture that the library has opened. */
export type Picture = Parameters<Doc['image']>[0]
type PictureReader = { openImage(content: Buffer): Picture }

/** Distances and sizes are in points, 1/72 of an inch. */
export const margin = 44
const footerHeight = 42

/** The colors of the design system's light theme. */
export const ink = {
  text: '#151b24',
  subtle: '#575e69',
  line: '#e1e4e9',
  faint: '#f6f8fa',
  primary: '#0159d5',
  accent: '#eed67b',
  accentSoft: '#f6e9b0',
  success: '#146f46',
  successSoft: '#e4faec',
  white: '#ffffff',
} as const

const fontFiles = {
  regular: 'figtree-regular.ttf',
  semibold: 'figtree-semibold.ttf',
  mono: 'jetbrains-mono-regular.ttf',
} as const
type FontName = keyof typeof fontFiles

const fonts = new Map<string, Buffer>()
function readFont(name: FontName): Buffer {
  const font = fonts.get(name) ?? readFileSync(new URL(`./fonts/${fontFiles[name]}`, import.meta.url))
  fonts.set(name, font)
  return font
}

/** A paragraph with its style. */
export interface Paragraph {
  readonly text: string
  readonly font?: FontName
  readonly size?: number
  readonly color?: string
  readonly align?: 'left' | 'right' | 'center'
  readonly link?: string
  /** The name of a marked page that the text leads to. */
  readonly goTo?: string
  /** The role in the structure of the document, for screen readers. @default 'P' */
  readonly role?: 'P' | 'H1' | 'H2' | 'H3' | 'TH' | 'TD' | 'Caption' | 'LBody'
  /** The space below the paragraph. @default 2 */
  readonly gap?: number
}

/** Every letter that the fonts contain; other letters lose their marks. */
const unsupported =
  /[^\n\x20-\x7e\xa0-\xac\xae-\u0113\u0116-\u0127\u012a-\u012b\u012e-\u0137\u0139-\u013e\u0141-\u0148\u014a-\u014d\u0150-\u0161\u0164-\u0165\u016a-\u017e\u0218-\u021b\u1e80-\u1e85\u1ef2-\u1ef3\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u2212]/gu

/** Replaces letters that the fonts do not contain: by the letter without its marks, or by a question mark. */
export function toPrintable(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\u2000-\u200a\u202f]/g, ' ')
    .replace(/[\xad\u200b-\u200f\u2060\ufeff]|\ufe0f/g, '')
    .replace(unsupported, (letter) => {
      const plain = letter.normalize('NFD').replace(/\p{M}/gu, '')
      return /^[\x20-\x7e]+$/.test(plain) ? plain : '?'
    })
}

/** The same bytes as the library requires them: a message between threads has plain arrays. */
export const toBuffer = ({ buffer, byteOffset, byteLength }: Uint8Array): Buffer =>
  Buffer.from(buffer, byteOffset, byteLength)

/** An A4 document with embedded fonts, whose content has a structure for screen readers. */
export class Paper {
  readonly doc: Doc
  readonly width: number
  readonly #roots: Element[] = []
  readonly #pictures = new Map<string, Picture>()
  #onNewPage: (() => void) | undefined

  constructor({ title, author, createdAt }: { title: string; author: string; createdAt: Date }) {
    this.doc = new PDFDocument({
      size: 'A4',
      // Paragraphs are measured before they are written: the library must not add pages.
      margins: { top: margin, left: margin, right: margin, bottom: 0 },
      // No standard font, because those are not embedded.
      font: '',
      pdfVersion: '1.7',
      tagged: true,
      lang: 'pt-BR',
      displayTitle: true,
      autoFirstPage: false,
      bufferPages: true,
      info: { Title: toPrintable(title), Author: toPrintable(author), CreationDate: createdAt },
    })
    for (const name of ['regular', 'semibold', 'mono'] as const) this.doc.registerFont(name, readFont(name))
    this.doc.addPage()
    this.width = this.doc.page.width - margin * 2
    const root = this.doc.struct('Document')
    this.doc.addStructure(root)
    this.#roots.push(root)
  }

  get bottom(): number {
    return this.doc.page.height - footerHeight - 8
  }

  /** Adds a page. */
  addPage(): void {
    this.doc.addPage()
    this.doc.y = margin
    this.#onNewPage?.()
  }

  /** The document as it is written. */
  get stream(): Readable {
    return this.doc as unknown as Readable
  }

  /** Names the current page, for `goTo` and for the outline of the document. */
  mark(name: string): void {
    this.doc.addNamedDestination(name)
    this.doc.outline.addItem(name)
  }

  /** Starts a page unless the height is free on this one. */
  ensure(height: number): void {
    if (this.doc.y + height > this.bottom) this.addPage()
  }

  /** Writes a part of the document; pages that start in it begin with `repeat`. */
  async section(role: string, write: () => void | Promise<void>, repeat?: () => void): Promise<void> {
    const element = this.doc.struct(role)
    this.#roots.at(-1)?.add(element)
    this.#roots.push(element)
    const before = this.#onNewPage
    this.#onNewPage = repeat
    await write()
    this.#onNewPage = before
    this.#roots.pop()
    element.end()
  }

  /** Groups what is written in an element of the structure, such as a row of a table. */
  group(role: string, write: () => void): void {
    const element = this.doc.struct(role)
    this.#roots.at(-1)?.add(element)
    this.#roots.push(element)
    write()
    this.#roots.pop()
    element.end()
  }

  /** Draws lines and surfaces, which screen readers skip. */
  decorate(draw: (doc: Doc) => void): void {
    const { x, y } = this.doc
    this.doc.markContent('Artifact', { type: 'Layout' })
    draw(this.doc)
    this.doc.endMarkedContent()
    this.doc.fillColor(ink.text).strokeColor(ink.text)
    this.doc.x = x
    this.doc.y = y
  }

  /** Draws a line between the margins. */
  line(y: number): void {
    this.decorate((doc) => {
      doc
        .moveTo(margin, y)
        .lineTo(margin + this.width, y)
        .lineWidth(0.5)
        .stroke(ink.line)
    })
  }

  /**
   * Returns a picture, which the document contains once however often it is drawn.
   *
   * @param content Not needed for a picture that was opened before.
   * @returns undefined without a content.
   */
  openPicture(id: string, content: Uint8Array | undefined): Picture | undefined {
    // The types of the library lack the method.
    const open = (bytes: Uint8Array) => (this.doc as unknown as PictureReader).openImage(toBuffer(bytes))
    const picture = this.#pictures.get(id) ?? (content && open(content))
    if (picture) this.#pictures.set(id, picture)
    return picture
  }

  /** Draws a picture with a text that replaces it. */
  figure(alt: string, draw: (doc: Doc) => void): void {
    const { x, y } = this.doc
    this.#roots.at(-1)?.add(this.doc.struct('Figure', { alt: toPrintable(alt) }, () => draw(this.doc)))
    this.doc.x = x
    this.doc.y = y
  }

  /** The height of paragraphs in a column. */
  measure(paragraphs: readonly Paragraph[], width = this.width): number {
    let height = 0
    for (const paragraph of paragraphs) {
      this.#use(paragraph)
      height += this.doc.heightOfString(toPrintable(paragraph.text), this.#options(paragraph, width))
      height += paragraph.gap ?? 2
    }
    return height
  }

  /** Writes paragraphs in a column, from `y` down. The cursor moves below them. */
  write(paragraphs: readonly Paragraph[], { x = margin, y = this.doc.y, width = this.width } = {}): void {
    this.doc.y = y
    for (const paragraph of paragraphs) {
      const top = this.doc.y
      const draw = () => {
        this.#use(paragraph)
        this.doc.text(toPrintable(paragraph.text), x, top, this.#options(paragraph, width))
      }
      const role = paragraph.link ? 'Link' : (paragraph.role ?? 'P')
      const options = paragraph.link ? { alt: paragraph.link } : {}
      this.#roots.at(-1)?.add(this.doc.struct(role, options, draw))
      this.doc.x = margin
      this.doc.y += paragraph.gap ?? 2
    }
  }

  /** Writes columns side by side, on one page. The cursor moves below the longest. */
  columns(columns: readonly (readonly Paragraph[])[], distance = 16, widths?: readonly number[]): void {
    const equal = (this.width - distance * (columns.length - 1)) / columns.length
    const getWidth = (index: number) => widths?.[index] ?? equal
    this.ensure(Math.max(...columns.map((column, index) => this.measure(column, getWidth(index)))))
    const top = this.doc.y
    let [x, bottom] = [margin, top]
    for (const [index, column] of columns.entries()) {
      this.write(column, { x, y: top, width: getWidth(index) })
      bottom = Math.max(bottom, this.doc.y)
      x += getWidth(index) + distance
    }
    this.doc.y = bottom
  }

  /** Writes the footers of the pages since the last call, with their numbers, and lets the pages go. */
  finishPages(text: string): void {
    const { start, count } = this.doc.bufferedPageRange()
    for (let number = 1; number <= count; number++) {
      this.doc.switchToPage(start + number - 1)
      const y = this.doc.page.height - footerHeight
      this.line(y)
      this.decorate((doc) => {
        doc.font('regular').fontSize(8).fillColor(ink.subtle)
        doc.text(toPrintable(text), margin, y + 10, { width: this.width - 100, height: 10, ellipsis: true })
        doc.text(`Página ${number} de ${count}`, margin + this.width - 90, y + 10, { width: 90, align: 'right' })
      })
    }
    this.doc.flushPages()
  }

  /** Ends the document. */
  end(): void {
    this.#roots[0]?.end()
    this.doc.end()
  }

  #use({ font = 'regular', size = 9.5, color = ink.text }: Paragraph): void {
    this.doc.font(font).fontSize(size).fillColor(color)
  }

  #options({ align = 'left', link, goTo, size = 9.5 }: Paragraph, width: number) {
    const target = link ? { link, underline: true } : goTo ? { goTo } : {}
    return { width, align, lineGap: size * 0.15, ...target }
  }
}
