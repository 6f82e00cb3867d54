import { isPlainInline } from './plain-inline.ts'
import { belongs, item, type Item, kindOf } from './plain-items.ts'

type Fence = { readonly indent: number; readonly marks: string }

/** An open item of a list: where its mark stands, and where its text begins. */
/** What begins a block of another kind at the start of a line, or what parsers read differently there. */
const special =
  /^(?:[-+*](?: |$)|\d{1,9}[.)](?: |$)|>|<(?!https?:)|:::|#{1,6}(?: |$)|`{3}|~{3}|\[[ xX]\](?! [a-zA-Z])|=+ *$|-+ *$|\[[^\]]*\]:| )/

/** Reads the lines of a text, or of a quote, as long as each of them is plain. */
export class PlainScan {
  private fence: Fence | undefined
  private items: readonly Item[] = []
  private paragraph: string[] = []
  private isAfterBlank = true
  private quote: PlainScan | undefined
  private inContainer = false
  private inHtml = false

  private readonly hasContainers: boolean

  constructor(hasContainers: boolean) {
    this.hasContainers = hasContainers
  }

  takes(line: string): boolean {
    if (this.fence) return this.takesCode(line, this.fence)
    if (/^ *$/.test(line)) return this.takesBlank()
    if (line.includes('\t')) return false
    const takes = this.takesBlock(line)
    this.isAfterBlank = line.startsWith(':::')
    return takes
  }

  ends(): boolean {
    return (
      !this.fence && !this.inContainer && this.closesQuote() && this.flushes()
    )
  }

  private flushes(): boolean {
    const lines = this.paragraph
    this.paragraph = []
    return lines.length === 0 || isPlainInline(lines, this.hasContainers)
  }

  private takesBlank(): boolean {
    this.isAfterBlank = true
    this.inHtml = false
    return this.closesQuote() && this.flushes()
  }

  private takesBlock(line: string): boolean {
    if (this.quote ?? (line.startsWith('>') && this.isTop()))
      return this.takesQuote(line)
    if (this.inHtml || (line.startsWith('<') && this.isTop()))
      return this.takesHtml(line)
    if (line.startsWith(':::')) return this.takesContainer(line)
    const [, spaces = '', marks, info = ''] =
      /^( *)(`{3,}|~{3,})(.*)$/.exec(line) ?? []
    if (marks !== undefined) return this.opensCode(spaces.length, marks, info)
    if (/^[-*_]{3,}$/.test(line) && this.isAfterBlank) return this.isTop()
    if (/^#{1,6} [^ #]/.test(line)) return this.takesHeading(line)
    if (/^\[[^[\]\\&^]+\]: https?:\/\/\S+$/.test(line) && this.isTop())
      return this.paragraph.length === 0 && !this.inContainer
    const found = item.exec(line)
    return found ? this.takesItem(found) : this.takesText(line)
  }

  /** Whether a block of the document itself may begin here; the lists before it have ended. */
  private isTop(): boolean {
    if (
      !this.isAfterBlank &&
      (this.items.length > 0 || this.paragraph.length > 0)
    )
      return false
    this.items = []
    return true
  }

  private takesQuote(line: string): boolean {
    this.quote ??= new PlainScan(this.hasContainers)
    if (line === '>') return this.quote.takes('')
    const mayBeIndented = this.quote.fence ?? this.quote.items.length > 0
    const isPlain = mayBeIndented ? /^> (?!>)/ : /^> [^ >]/
    return isPlain.test(line) && this.quote.takes(line.slice(2))
  }

  private closesQuote(): boolean {
    const { quote } = this
    this.quote = undefined
    return quote?.ends() ?? true
  }

  private takesContainer(line: string): boolean {
    const isOpen = /^:::[a-zA-Z][\w-]*(?:\[[^[\]`*_~&<\\]*\])?$/.test(line)
    if (!isOpen && line !== ':::') return false
    if (isOpen === this.inContainer || !this.flushes()) return false
    if (isOpen && !this.isTop()) return false
    this.inContainer = isOpen
    this.items = []
    return true
  }

  private takesHtml(line: string): boolean {
    this.inHtml = true
    if (/^ *(?:`{3}|~{3})|<(?:pre|script|style|textarea|[!?])/i.test(line))
      return false
    this.paragraph.push(line)
    return true
  }

  private takesHeading(line: string): boolean {
    return (
      this.flushes() &&
      this.isTop() &&
      isPlainInline([line], this.hasContainers)
    )
  }

  private opensCode(indent: number, marks: string, info: string): boolean {
    this.fence = { indent, marks }
    if (/[`\\&~]/.test(info)) return false
    if (!this.flushes()) return false
    if (indent > 0) return belongs(indent, this.items.at(-1))
    return this.isTop()
  }

  private takesCode(line: string, { indent, marks }: Fence): boolean {
    const [, spaces = '', end = ''] = /^( *)(`{3,}|~{3,}) *$/.exec(line) ?? []
    if (end.startsWith(marks)) {
      this.fence = undefined
      this.isAfterBlank = true
      return spaces.length === indent
    }
    if (this.inContainer && line.includes(':::')) return false
    if (indent === 0) return true
    return (
      line === '' ||
      (!line.includes('\t') && line.startsWith(' '.repeat(indent)))
    )
  }

  private takesItem([
    ,
    spaces = '',
    kind = '',
    gap = '',
    rest = '',
  ]: RegExpExecArray): boolean {
    const mark = spaces.length
    if (special.test(rest) || rest.startsWith('|') || !this.flushes())
      return false
    const outer = this.items.filter((each) => each.text <= mark)
    const sibling = this.items[outer.length]
    const first = outer.at(-1)?.text ?? 0
    if (sibling ? mark !== sibling.mark : mark > first + 3) return false
    if (sibling ? kindOf(sibling.kind) !== kindOf(kind) : !this.begins(kind))
      return false
    const text = mark + kind.length + gap.length
    this.items = [...outer, { mark, text, kind }]
    this.paragraph.push(rest)
    return true
  }

  /** Whether a list may begin with this mark: in a paragraph's place, or where there is none. */
  private begins(kind: string): boolean {
    return this.isAfterBlank || kind === '1.' || kind.length === 1
  }

  /** Whether a line makes a heading of the one line above it. */
  private underlines(line: string): boolean {
    const isTop = this.items.length === 0
    return isTop && this.paragraph.length === 1 && /^(?:=+|-+)$/.test(line)
  }

  private takesText(line: string): boolean {
    const indent = line.search(/[^ ]/)
    const text = line.slice(indent)
    if (this.paragraph.length > 0) {
      if (this.underlines(line)) return this.flushes()
      this.paragraph.push(text)
      return !special.test(text)
    }
    if (special.test(text)) return false
    const outer = this.items.filter((each) => each.text <= indent)
    this.items = outer
    this.paragraph.push(text)
    return (
      belongs(indent, outer.at(-1)) && (this.isAfterBlank || outer.length === 0)
    )
  }
}
