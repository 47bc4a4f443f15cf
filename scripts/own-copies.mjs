const COPY = '?copy'

/**
 * A webpack plugin that gives a module copies of its own of the components that it imports, and these of theirs. What
 * the app shares with the style guide would stand apart in the app's files, with its imports and exports, instead of
 * being put together with what uses it.
 */
export function ownCopies(module) {
  return {
    apply(compiler) {
      compiler.hooks.compilation.tap('own copies', ({ moduleGraph }, { normalModuleFactory }) => {
        normalModuleFactory.hooks.beforeResolve.tap('own copies', (wanted) => {
          const [dependency] = wanted.dependencies
          const { resource = '' } = moduleGraph.getParentModule(dependency) ?? {}
          if (!module.test(resource) && !resource.endsWith(COPY)) return
          // What is loaded later stays the app's, or its files would come twice.
          if (wanted.request.startsWith('@/components/') && dependency.type !== 'import()')
            wanted.request += COPY
        })
      })
    },
  }
}
