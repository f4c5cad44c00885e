// Shuts Python in: once sealed, its WebAssembly can call only the functions of JavaScript that are listed here.
//
// The list holds what plain Python needs: clocks, random bytes, files to read, memory, and text in and out. Nothing
// on it keeps a JavaScript object alive, so all memory that a bot can fill is Python's own, which has a limit.

type Callable = (...args: unknown[]) => unknown;
type Functions = Record<string, unknown>;

const ALLOWED = new Set([
  ...['JsvArray_Get', 'JsvError_Check', 'JsvNoValue_Check', '__hiwire_deduplicate_delete'],
  ...['_python2js_ascii', '_python2js_ucs1', '_python2js_ucs2', '_python2js_ucs4'],
  ...['_PyEM_TrampolineCall_JS', '_Py_CheckEmscriptenSignals_Helper', 'emscripten_resize_heap'],
  ...['emscripten_get_heap_max', 'emscripten_get_now', 'emscripten_date_now', 'clock_time_get', 'clock_res_get'],
  ...['_localtime_js', '_gmtime_js', '_mktime_js', '_timegm_js', '_tzset_js', 'random_get'],
  ...['__syscall_stat64', '__syscall_lstat64', '__syscall_fstat64', '__syscall_newfstatat', '__syscall_faccessat'],
  ...['__syscall_getcwd', '__syscall_getdents64', '__syscall_readlinkat', 'fd_read', 'fd_seek', 'fd_close'],
]);

const NOT_PERMITTED = 63; // error number of Emscripten
/** Flags of an open file that is only read: a directory, closed when another program starts, a large file. */
const READ_ONLY = 0o200000 | 0o2000000 | 0o100000;

/** Guards all imports of the WebAssembly that is instantiated from now on. */
export class ImportGuard {
  #sealed = false;

  /** @param pulse called when Python flushes a file: there is none to flush, so that is its sign of life */
  constructor(readonly pulse: () => void) {
    const { instantiate, instantiateStreaming } = WebAssembly;
    const guarded = (imports?: WebAssembly.Imports) => imports && this.#guarded(imports);
    WebAssembly.instantiateStreaming = (source, imports) => instantiateStreaming(source, guarded(imports));
    WebAssembly.instantiate = ((source: BufferSource, imports?: WebAssembly.Imports) =>
      instantiate(source, guarded(imports))) as typeof WebAssembly.instantiate;
  }

  /** From now on only the listed functions can be called. */
  seal() {
    this.#sealed = true;
  }

  #guarded(imports: WebAssembly.Imports) {
    const guarded: WebAssembly.Imports = { ...imports };
    for (const module of ['env', 'wasi_snapshot_preview1'])
      if (imports[module]) guarded[module] = this.#guardedModule(imports[module]);
    return guarded;
  }

  #guardedModule(functions: Functions): WebAssembly.ModuleImports {
    const guard = (name: string, value: unknown) => {
      if (ALLOWED.has(name)) return value;
      const call = typeof value === 'function' ? (value as Callable) : () => this.#refuse(name);
      return (...args: unknown[]) => (this.#sealed && !this.#mayCall(name, args) ? this.#refuse(name) : call(...args));
    };
    return new Proxy(functions, {
      get: (_, name) => guard(String(name), functions[String(name)]),
    }) as WebAssembly.ModuleImports;
  }

  /** True if a function that is not on the list may be called with these arguments. */
  #mayCall(name: string, args: unknown[]) {
    if (name === 'js2python_js') return typeof args[0] === 'string';
    if (name === '__syscall_openat') return (Number(args[2]) & ~READ_ONLY) === 0;
    return false;
  }

  #flush() {
    this.pulse();
    return 0;
  }

  /** Fails as a file would that must not be written; any other call ends Python. */
  #refuse(name: string) {
    if (name === 'fd_sync') return this.#flush();
    if (name.startsWith('__syscall_')) return -NOT_PERMITTED;
    if (name.startsWith('fd_')) return NOT_PERMITTED;
    throw new TypeError(`a bot has no way to JavaScript: ${name}`);
  }
}
