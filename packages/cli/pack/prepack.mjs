// What is published holds one pack: the one of what is compiled now.
import { pack, removeOthers } from './pack.mjs'

await pack()
await removeOthers()
