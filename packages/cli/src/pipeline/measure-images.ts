import { join } from 'node:path'
import { type ImageSize, mayBeIcon } from '@gwdocs/core'
import { imageSize } from 'image-size'
import type { Kept } from '../kept/kept.ts'
import { readBytes } from '../read/site-files.ts'
import type { LocaleBuild } from './build-locale.ts'

const isImage = /\.(?:avif|bmp|gif|ico|jpe?g|png|svg|webp)$/i

/** Sizes of images, by the file: measured anew when its bytes are others. */
export type MeasuredImages = ReadonlyMap<string, ImageSize>

/**
 * The sizes of the images that a locale's content shows or names in front matter, and of its icons, by the names
 * that content gives them: paths of files beside it, addresses of static files. What cannot be read has none.
 */
export async function measureImages(
  siteDir: string,
  { config, links, images, origins, sources }: LocaleBuild,
  kept: Kept,
): Promise<MeasuredImages> {
  const statics = new Map(
    sources.staticFiles.map(({ path, source }) => [path, source]),
  )
  const files = new Map(
    [...[...links.values()].flat(), ...images.values()].flatMap(
      (link): [string, string][] => {
        if (link.type === 'asset') {
          const path = origins.get(link.filePath) ?? link.filePath
          return [[link.filePath, join(siteDir, path)]]
        }
        const file = link.type === 'static' ? statics.get(link.path) : undefined
        return link.type === 'static' && file ? [[link.path, file]] : []
      },
    ),
  )
  const icons = sources.staticFiles.filter(({ path }) =>
    mayBeIcon(path, config),
  )
  for (const { path, source } of icons) files.set(path, source)
  const measured = await Promise.all(
    [...files]
      .filter(([name]) => isImage.test(name))
      .map(
        async ([name, file]) => [name, await measureKept(file, kept)] as const,
      ),
  )
  return new Map(
    measured.flatMap(([name, size]) => (size ? [[name, size]] : [])),
  )
}

function measureKept(file: string, kept: Kept): Promise<ImageSize | undefined> {
  return kept.keepFiles(`size ${file}`, [], async () => ({
    value: await measure(file),
    files: [file],
    mayKeep: true,
  }))
}

async function measure(file: string): Promise<ImageSize | undefined> {
  const bytes = await readBytes(file)
  try {
    const { width, height, orientation = 1 } = imageSize(bytes)
    const sides = [Math.round(width), Math.round(height)] as const
    // A camera that was held upright says so beside the picture.
    const [across, down] = orientation >= 5 ? [sides[1], sides[0]] : sides
    return across > 0 && down > 0 ? { width: across, height: down } : undefined
  } catch {
    return undefined
  }
}
