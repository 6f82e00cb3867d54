import type { DocsConfig } from '../config/content-schema.ts'
import { instancePath } from '../config/instance-path.ts'
import { readDocs } from '../docs/read-docs.ts'
import type { Labels } from '../i18n/labels.ts'
import { versionFolder } from '../i18n/translated-folders.ts'
import {
  type SidebarLabels,
  translateSidebars,
} from '../i18n/translate-sidebars.ts'
import { buildSidebars } from '../sidebars/build-sidebars.ts'
import { readCategoryFiles } from '../sidebars/category-file.ts'
import { findTagsFile } from '../tags/find-tags-file.ts'
import { buildVersion } from '../versions/build-version.ts'
import { checkVersions } from '../versions/check-versions.ts'
import {
  currentName,
  planVersions,
  type VersionPlan,
} from '../versions/version-plan.ts'
import { checkDocs } from './check-docs.ts'
import { isIn, pagesIn } from './content-files.ts'
import type { DocSet } from './content-graph.ts'
import type { GraphInput } from './graph-input.ts'

/** Joins the docs of a set, each version by the same functions. */
export function buildDocSet(config: DocsConfig, input: GraphInput) {
  const cut = input.cutVersions?.get(config.id) ?? []
  const file = input.config.configFile
  const keyPath = instancePath(input.config, 'docs', config.id)
  const built = planVersions(config, cut).map((plan) =>
    buildDocVersion(localizePlan(plan, config, input.labels), config, input),
  )
  const docSet: DocSet = {
    config,
    versions: built.map(({ version }) => version),
  }
  return {
    docSet,
    diagnostics: [
      ...checkVersions(config, cut, { file, keyPath }),
      ...built.flatMap((each) => each.diagnostics),
    ],
  }
}

function buildDocVersion(
  plan: VersionPlan,
  config: DocsConfig,
  { files, dataFiles, sidebars, labels, config: site }: GraphInput,
) {
  const { folder } = plan
  const tagsFile = findTagsFile({
    dataFiles,
    folder,
    name: config.tags,
    place: {
      file: site.configFile,
      keyPath: [...instancePath(site, 'docs', config.id), 'tags'],
    },
  })
  const { docs, diagnostics } = readDocs({
    files: pagesIn(files, { folder, exclude: config.exclude }),
    folder,
    config,
    tagsFile,
    showsDrafts: site.showsDrafts,
  })
  const categories = readCategoryFiles(
    dataFiles.filter(
      ({ filePath }) => isCategoryFile(filePath) && isIn(filePath, folder),
    ),
    folder,
  )
  const built = buildSidebars({
    config,
    folder,
    versionName: plan.name,
    docs,
    categories: categories.byFolder,
    source: sidebars.get(sidebarsKey(config.id, plan.name)),
  })
  // Slugs come from the labels of the content: translating these moves no page.
  const shown = labels
    ? translateSidebars(built.sidebars, docLabels(labels, config, plan))
    : built.sidebars
  const version = buildVersion(plan, docs, shown)
  return {
    version,
    diagnostics: [
      ...tagsFile.diagnostics,
      ...diagnostics,
      ...categories.diagnostics,
      ...built.diagnostics,
      ...checkDocs(version),
    ],
  }
}

function docLabels(
  { docs, texts }: Labels,
  { id }: DocsConfig,
  { name }: Pick<VersionPlan, 'name'>,
): SidebarLabels {
  return { keyed: docs.get(`${id}/${versionFolder(name)}`) ?? {}, texts }
}

function localizePlan(
  plan: VersionPlan,
  config: DocsConfig,
  labels: Labels | undefined,
): VersionPlan {
  if (!labels) return plan
  const { keyed, texts } = docLabels(labels, config, plan)
  const label = keyed['version.label'] ?? texts[plan.label] ?? plan.label
  return { ...plan, label }
}

/** Key of a version's sidebars among those that were read. */
export function sidebarsKey(docsId: string, versionName: string): string {
  return versionName === currentName ? docsId : `${docsId}/${versionName}`
}

function isCategoryFile(filePath: string): boolean {
  return /\/_category_\.(?:json|ya?ml)$/.test(filePath)
}
