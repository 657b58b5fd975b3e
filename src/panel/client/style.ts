import '../../ui/styles/base.css'

/** Every style of the panel but the editor's, which has its own; what is not exported, the build would leave out. */
export const styles = import.meta.glob(['../../ui/**/*.module.css', '../**/*.module.css', '!../editor/**'], {
  eager: true,
})
