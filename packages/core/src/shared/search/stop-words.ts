/** Words of questions and sentences that say nothing of what is looked for. */
const english = new Set(
  'a an and are as at be by can could do does for from get how i if in is it its me my of on or should that the there this to use using was we what when where which who why will with you your'.split(
    ' ',
  ),
)

/** Longest first: of `为什么`, nothing must stay. */
const chinese =
  /为什么|是什么|什么时候|有没有|能不能|可不可以|可以|应该|需要|怎么样|怎么办|怎么|怎样|怎|如何|什么|哪些|哪个|哪里|多少|是否|请问|一个|一下|这个|那个|我想|我要|[的了吗呢吧啊么]/gu

export function isStopWord(word: string): boolean {
  return english.has(word)
}

/** What is left of a run of characters between words of questions; they are never joined. */
export function splitAtStopWords(run: string): string[] {
  return run.split(chinese).filter((each) => each !== '')
}
