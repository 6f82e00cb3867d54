import eslint from '@eslint/js'
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript'
import importX from 'eslint-plugin-import-x'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'

/** Which package may import which; the reason is what a contributor reads. */
function boundary(files, patterns) {
  return {
    files,
    rules: {
      '@typescript-eslint/no-restricted-imports': ['error', { patterns }],
    },
  }
}

const noOwnIndex = {
  regex: '^\\.{1,2}(/\\.\\.)*/index\\.ts$',
  message:
    'Inside a package, import the file that holds the name, never the index.',
}

export default tseslint.config(
  {
    ignores: [
      '**/dist/',
      '**/build/',
      '!tests/build/',
      '**/node_modules/',
      '**/.gwdocs*/',
      'tests/fixtures/',
      'test-results/',
      'playwright-report/',
    ],
  },
  eslint.configs.recommended,
  tseslint.configs.strict,
  {
    plugins: { 'import-x': importX, 'react-hooks': reactHooks },
    settings: {
      'import-x/extensions': ['.ts', '.tsx'],
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
      'import-x/resolver-next': [
        createTypeScriptImportResolver({
          project: ['packages/*/tsconfig.json'],
          noWarnOnMultipleProjects: true,
        }),
      ],
    },
    rules: {
      'import-x/no-cycle': ['error', { ignoreExternal: true }],
      'import-x/no-self-import': 'error',
      'no-restricted-syntax': [
        'error',
        {
          selector: 'ExportAllDeclaration',
          message: 'Export names one by one: a surface is chosen.',
        },
      ],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
    },
  },
  boundary(
    ['packages/core/src/**'],
    [
      noOwnIndex,
      {
        regex: '^(@gwdocs/|gwdocs)',
        message:
          'core stands below the other packages and imports none of them.',
      },
      {
        regex: '^(node:|react|esbuild|chokidar|sirv)',
        message: 'core is pure: values in, values out, no I/O and no React.',
      },
    ],
  ),
  {
    files: ['packages/core/src/**'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...[
          'console',
          'process',
          'fetch',
          'window',
          'document',
          'localStorage',
          'performance',
        ].map((name) => ({
          name,
          message:
            'core is pure: it reads no clock, prints nothing, and knows no host.',
        })),
      ],
    },
  },
  boundary(
    ['packages/theme/src/**'],
    [
      noOwnIndex,
      {
        regex: '^gwdocs',
        message:
          'The theme renders models; it knows nothing of commands and disks.',
      },
      { regex: '^node:', message: 'The theme runs in browsers too.' },
      {
        regex: '\\.css$',
        message:
          'styles/ gathers the style sheets, so that plain Node can render components.',
      },
    ],
  ),
  boundary(
    [
      'packages/theme/src/{client,boot,stores,components,content,roots,search}/**',
    ],
    [
      noOwnIndex,
      {
        regex: '^@gwdocs/core$',
        allowTypeImports: true,
        message:
          'Browsers get types of core, `@gwdocs/core/shared` and `@gwdocs/core/search`, nothing more.',
      },
      { regex: '^(gwdocs|node:)', message: 'This code runs in browsers.' },
      {
        regex: '\\.css$',
        message:
          'styles/ gathers the style sheets, so that plain Node can render components.',
      },
    ],
  ),
  boundary(['packages/cli/src/**'], [noOwnIndex]),
  boundary(
    ['tests/**'],
    [
      {
        regex: 'packages/',
        message: 'Tests here use what users use: the public entries.',
      },
    ],
  ),
  {
    files: ['packages/cli/src/**'],
    ignores: ['packages/cli/src/report/**', '**/*.test.ts'],
    rules: { 'no-console': 'error' },
  },
  {
    // An import would make the file a module, and its declarations no longer global.
    files: ['packages/cli/client.d.ts'],
    rules: {
      '@typescript-eslint/consistent-type-imports': 'off',
      '@typescript-eslint/triple-slash-reference': 'off',
    },
  },
  {
    files: ['**/*.{js,mjs}'],
    languageOptions: {
      globals: {
        process: 'readonly',
        console: 'readonly',
        URL: 'readonly',
        fetch: 'readonly',
        setTimeout: 'readonly',
      },
    },
  },
)
