/* Loaded into a server with LD_PRELOAD, this writes down in one order what the server does to the files of one folder
 * and what it sends to its clients.  It can also kill the server at an exact operation on a file.
 *
 *   SOAK_FOLDER   the folder, an absolute path
 *   SOAK_LOG      where to write it down; nothing is written down if this is empty
 *   SOAK_KILL     "12:before", "12:half" or "12:after": kill -9 at the twelfth operation on a file of the folder
 *
 * One lock is held from an operation until it is written down, so the log has the order in which things happened: a
 * sync is noted when it has returned, a message before it is sent.  `recording.py` reads the log.
 *
 * The shared memory of SQLite (-shm) is left out: it is rebuilt after a power cut.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <netinet/in.h>
#include <pthread.h>
#include <signal.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <unistd.h>

#define MOST_FILES 256
#define REAL(name) ((__typeof__(&name))real(&real_##name, #name))

enum moment { BEFORE, HALF, AFTER };

struct file {
    dev_t device;
    ino_t inode;
    uint32_t number;
    int is_folder;
};

struct __attribute__((packed)) header {
    uint8_t kind;
    uint32_t number; /* of a file, or of a socket */
    uint64_t offset;
    uint32_t length;
};

static void *real_open, *real_openat, *real_write, *real_writev, *real_pwrite, *real_ftruncate, *real_ftruncate64;
static void *real_fsync, *real_fdatasync, *real_rename, *real_renameat, *real_unlink, *real_unlinkat, *real_mkdir;
static void *real_mkdirat, *real_accept4, *real_send, *real_sendmsg;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static char folder[PATH_MAX];
static size_t folder_length;
static int log_file = -1;
static struct file files[MOST_FILES];
static uint32_t file_count;
static unsigned long operations, kill_at;
static enum moment kill_moment;

static void *real(void **kept, const char *name) {
    if (!*kept) *kept = dlsym(RTLD_NEXT, name);
    return *kept;
}

static void fail(const char *what) {
    fprintf(stderr, "recorder: %s\n", what);
    abort();
}

/* ---- writing it down ------------------------------------------------------------------------------------------- */

static void note(char kind, uint32_t number, uint64_t offset, const struct iovec *parts, int count, size_t length) {
    struct header header = {(uint8_t)kind, number, offset, (uint32_t)length};
    struct iovec all[1 + IOV_MAX];
    if (log_file < 0) return;
    all[0] = (struct iovec){&header, sizeof header};
    int used = 1;
    for (size_t left = length; left && count; count--, parts++) {
        size_t size = parts->iov_len < left ? parts->iov_len : left;
        if (used > IOV_MAX - 1) fail("too many parts");
        all[used++] = (struct iovec){parts->iov_base, size};
        left -= size;
    }
    if (REAL(writev)(log_file, all, used) != (ssize_t)(sizeof header + length)) fail("the log is full");
}

static void note_text(char kind, uint32_t number, const char *text, size_t length) {
    struct iovec part = {(void *)text, length};
    note(kind, number, 0, &part, 1, length);
}

__attribute__((constructor)) static void begin(void) {
    const char *where = getenv("SOAK_FOLDER"), *log = getenv("SOAK_LOG"), *kill = getenv("SOAK_KILL");
    if (!where || !*where) return;
    folder_length = strlen(where);
    memcpy(folder, where, folder_length + 1);
    if (log && *log) {
        log_file = REAL(open)(log, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0600);
        if (log_file < 0) fail("the log cannot be opened");
    }
    if (kill && *kill) {
        char *end;
        kill_at = strtoul(kill, &end, 10);
        kill_moment = strcmp(end, ":half") == 0 ? HALF : strcmp(end, ":after") == 0 ? AFTER : BEFORE;
    }
    unsetenv("LD_PRELOAD"); /* processes that the server starts are left alone */
    note_text('P', 0, "", 0);
}

/* ---- the moment of death --------------------------------------------------------------------------------------- */

static int is_last(enum moment moment) { return operations == kill_at && kill_at && kill_moment == moment; }

static void die(void) {
    kill(getpid(), SIGKILL);
    for (;;) pause();
}

static void count_operation(void) {
    operations++;
    if (is_last(BEFORE)) die();
}

static void operation_done(void) {
    if (is_last(AFTER) || is_last(HALF)) die();
}

/* ---- files ----------------------------------------------------------------------------------------------------- */

/* The name of a file within the folder, or NULL if it is none of those that are written down. */
static const char *name_of(const char *path) {
    if (!folder_length || strncmp(path, folder, folder_length) || path[folder_length] != '/') return NULL;
    const char *name = path + folder_length + 1;
    size_t length = strlen(name);
    return length > 4 && strcmp(name + length - 4, "-shm") == 0 ? NULL : name;
}

static int is_folder(const char *path) { return folder_length && strcmp(path, folder) == 0; }

static struct file *find(const struct stat *found) {
    for (uint32_t i = 0; i < file_count; i++)
        if (files[i].inode == found->st_ino && files[i].device == found->st_dev) return &files[i];
    return NULL;
}

static struct file *file_of(int fd) {
    struct stat found;
    return file_count && fstat(fd, &found) == 0 ? find(&found) : NULL;
}

static struct file *remember(const struct stat *found, int is_new) {
    struct file *file = find(found);
    if (!file) {
        if (file_count == MOST_FILES) fail("too many files");
        file = &files[file_count];
        *file = (struct file){found->st_dev, found->st_ino, ++file_count, S_ISDIR(found->st_mode)};
    } else if (is_new) {
        static uint32_t reused = MOST_FILES;
        file->number = ++reused; /* another file with the inode of one that is gone */
    }
    return file;
}

static int opened(int fd, const char *path, int flags, int existed) {
    struct stat found;
    const char *name = is_folder(path) ? "" : name_of(path);
    if (fd < 0 || !name || fstat(fd, &found)) return fd;
    int is_known = find(&found) != NULL;
    struct file *file = remember(&found, !existed);
    if (!existed) {
        note_text('C', file->number, name, strlen(name));
        operation_done();
    } else {
        if (!is_known) note_text('O', file->number, name, strlen(name));
        if (flags & O_TRUNC) {
            note('T', file->number, 0, NULL, 0, 0);
            operation_done();
        }
    }
    return fd;
}

static int will_change(const char *path, int flags, int *existed) {
    struct stat found;
    if (!name_of(path)) return 0;
    *existed = stat(path, &found) == 0;
    return (*existed && (flags & O_TRUNC)) || (!*existed && (flags & O_CREAT));
}

static int open_any(int (*call)(int, const char *, int, mode_t), int at, const char *path, int flags, mode_t mode) {
    if (!folder_length || (!name_of(path) && !is_folder(path))) return call(at, path, flags, mode);
    int existed = 1;
    pthread_mutex_lock(&lock);
    if (will_change(path, flags, &existed)) count_operation();
    int fd = opened(call(at, path, flags, mode), path, flags, existed);
    int kept = errno;
    pthread_mutex_unlock(&lock);
    errno = kept;
    return fd;
}

static int call_open(int at, const char *path, int flags, mode_t mode) {
    (void)at;
    return REAL(open)(path, flags, mode);
}
static int call_openat(int at, const char *path, int flags, mode_t mode) { return REAL(openat)(at, path, flags, mode); }

static mode_t mode_of(int flags, va_list more) {
    return flags & (O_CREAT | O_TMPFILE) ? (mode_t)va_arg(more, int) : 0;
}

#define OPEN(name)                                                  \
    int name(const char *path, int flags, ...) {                    \
        va_list more;                                               \
        va_start(more, flags);                                      \
        mode_t mode = mode_of(flags, more);                         \
        va_end(more);                                               \
        return open_any(call_open, AT_FDCWD, path, flags, mode);    \
    }
#define OPENAT(name)                                                \
    int name(int at, const char *path, int flags, ...) {            \
        va_list more;                                               \
        va_start(more, flags);                                      \
        mode_t mode = mode_of(flags, more);                         \
        va_end(more);                                               \
        return open_any(call_openat, at, path, flags, mode);        \
    }
OPEN(open)
OPEN(open64)
OPENAT(openat)
OPENAT(openat64)

/* ---- writing --------------------------------------------------------------------------------------------------- */

static ssize_t write_file(int fd, struct file *file, const void *data, size_t length, off_t offset) {
    count_operation();
    if (is_last(HALF)) length /= 2;
    ssize_t written = REAL(pwrite)(fd, data, length, offset);
    if (written > 0) {
        struct iovec part = {(void *)data, (size_t)written};
        note('W', file->number, (uint64_t)offset, &part, 1, (size_t)written);
    }
    operation_done();
    return written;
}

static ssize_t write_at(int fd, const void *data, size_t length, off_t offset) {
    pthread_mutex_lock(&lock);
    struct file *file = file_of(fd);
    ssize_t written = file ? write_file(fd, file, data, length, offset) : REAL(pwrite)(fd, data, length, offset);
    int kept = errno;
    pthread_mutex_unlock(&lock);
    errno = kept;
    return written;
}

ssize_t pwrite(int fd, const void *data, size_t length, off_t offset) { return write_at(fd, data, length, offset); }
ssize_t pwrite64(int fd, const void *data, size_t length, off64_t offset) { return write_at(fd, data, length, offset); }

/* A write at the file's own position, which `pwrite` would not move on. */
static ssize_t write_on(int fd, struct file *file, const void *data, size_t length) {
    off_t at = fcntl(fd, F_GETFL) & O_APPEND ? lseek(fd, 0, SEEK_END) : lseek(fd, 0, SEEK_CUR);
    ssize_t written = write_file(fd, file, data, length, at);
    if (written > 0) lseek(fd, at + written, SEEK_SET);
    return written;
}

static int is_client(int fd) {
    struct sockaddr_storage address;
    socklen_t length = sizeof address;
    if (log_file < 0 || getsockname(fd, (struct sockaddr *)&address, &length)) return 0;
    return address.ss_family == AF_INET || address.ss_family == AF_INET6;
}

static void sending(int fd, const struct iovec *parts, int count) {
    size_t length = 0;
    for (int i = 0; i < count; i++) length += parts[i].iov_len;
    note('N', (uint32_t)fd, 0, parts, count, length);
}

/* What was not taken is sent again, and must not be noted twice. */
static void sent(int fd, ssize_t taken) { note('K', (uint32_t)fd, taken < 0 ? 0 : (uint64_t)taken, NULL, 0, 0); }

/* Pipes and the like are left alone, and never wait for the lock: Python's signal handlers write to one. */
static ssize_t send_noted(int fd, const struct iovec *parts, int count, ssize_t (*call)(int, const void *, int),
                          const void *what, int flags) {
    if (!folder_length || !is_client(fd)) return call(fd, what, flags);
    pthread_mutex_lock(&lock);
    sending(fd, parts, count);
    ssize_t taken = call(fd, what, flags);
    int kept = errno;
    sent(fd, taken);
    pthread_mutex_unlock(&lock);
    errno = kept;
    return taken;
}

static ssize_t call_write(int fd, const void *part, int flags) {
    (void)flags;
    return REAL(write)(fd, ((const struct iovec *)part)->iov_base, ((const struct iovec *)part)->iov_len);
}

ssize_t write(int fd, const void *data, size_t length) {
    struct iovec part = {(void *)data, length};
    if (!file_of(fd)) return send_noted(fd, &part, 1, call_write, &part, 0);
    pthread_mutex_lock(&lock);
    ssize_t written = write_on(fd, file_of(fd), data, length);
    int kept = errno;
    pthread_mutex_unlock(&lock);
    errno = kept;
    return written;
}

static ssize_t call_writev(int fd, const void *parts, int count) { return REAL(writev)(fd, parts, count); }
static ssize_t call_sendmsg(int fd, const void *message, int flags) { return REAL(sendmsg)(fd, message, flags); }
static ssize_t call_send(int fd, const void *part, int flags) {
    return REAL(send)(fd, ((const struct iovec *)part)->iov_base, ((const struct iovec *)part)->iov_len, flags);
}

ssize_t writev(int fd, const struct iovec *parts, int count) {
    if (folder_length && file_of(fd)) fail("writev to a file is not written down");
    return send_noted(fd, parts, count, call_writev, parts, count);
}

ssize_t sendmsg(int fd, const struct msghdr *message, int flags) {
    return send_noted(fd, message->msg_iov, (int)message->msg_iovlen, call_sendmsg, message, flags);
}

ssize_t send(int fd, const void *data, size_t length, int flags) {
    struct iovec part = {(void *)data, length};
    return send_noted(fd, &part, 1, call_send, &part, flags);
}

int accept4(int fd, struct sockaddr *address, socklen_t *length, int flags) {
    int client = REAL(accept4)(fd, address, length, flags);
    if (client >= 0 && is_client(client)) {
        pthread_mutex_lock(&lock);
        note('A', (uint32_t)client, 0, NULL, 0, 0);
        pthread_mutex_unlock(&lock);
    }
    return client;
}

/* ---- everything else that changes a file ----------------------------------------------------------------------- */

static int truncate_any(int (*call)(int, off_t), int fd, off_t length) {
    pthread_mutex_lock(&lock);
    struct file *file = file_of(fd);
    if (file) count_operation();
    int result = call(fd, length);
    int kept = errno;
    if (file && result == 0) {
        note('T', file->number, (uint64_t)length, NULL, 0, 0);
        operation_done();
    }
    pthread_mutex_unlock(&lock);
    errno = kept;
    return result;
}

int ftruncate(int fd, off_t length) { return truncate_any(REAL(ftruncate), fd, length); }
int ftruncate64(int fd, off64_t length) { return truncate_any(REAL(ftruncate64), fd, length); }

static int sync_any(int (*call)(int), int fd) {
    pthread_mutex_lock(&lock);
    struct file *file = file_of(fd);
    if (file) count_operation();
    int result = call(fd);
    int kept = errno;
    if (file && result == 0) {
        note(file->is_folder ? 'D' : 'S', file->number, 0, NULL, 0, 0);
        operation_done();
    }
    pthread_mutex_unlock(&lock);
    errno = kept;
    return result;
}

int fsync(int fd) { return sync_any(REAL(fsync), fd); }
int fdatasync(int fd) { return sync_any(REAL(fdatasync), fd); }

static void note_rename(const char *from, const char *to) {
    const char *old = name_of(from), *new = name_of(to);
    struct iovec parts[] = {{(void *)old, strlen(old) + 1}, {(void *)new, strlen(new)}};
    note('R', 0, 0, parts, 2, parts[0].iov_len + parts[1].iov_len);
    operation_done();
}

static int rename_any(int (*call)(int, const char *, int, const char *), int at, const char *from, int to_at,
                      const char *to) {
    int inside = name_of(from) && name_of(to);
    if (!inside && (name_of(from) || name_of(to))) fail("a rename out of the folder is not written down");
    pthread_mutex_lock(&lock);
    if (inside) count_operation();
    int result = call(at, from, to_at, to);
    int kept = errno;
    if (inside && result == 0) note_rename(from, to);
    pthread_mutex_unlock(&lock);
    errno = kept;
    return result;
}

static int call_rename(int at, const char *from, int to_at, const char *to) {
    (void)at, (void)to_at;
    return REAL(rename)(from, to);
}
static int call_renameat(int at, const char *from, int to_at, const char *to) {
    return REAL(renameat)(at, from, to_at, to);
}
int rename(const char *from, const char *to) { return rename_any(call_rename, 0, from, 0, to); }
int renameat(int at, const char *from, int to_at, const char *to) {
    return rename_any(call_renameat, at, from, to_at, to);
}

/* Whatever makes or removes a name. */
static int name_any(char kind, int (*call)(int, const char *, unsigned), int at, const char *path, unsigned more) {
    const char *name = name_of(path);
    pthread_mutex_lock(&lock);
    if (name) count_operation();
    int result = call(at, path, more);
    int kept = errno;
    if (name && result == 0) {
        note_text(kind, 0, name, strlen(name));
        operation_done();
    }
    pthread_mutex_unlock(&lock);
    errno = kept;
    return result;
}

static int call_unlink(int at, const char *path, unsigned more) {
    (void)at, (void)more;
    return REAL(unlink)(path);
}
static int call_unlinkat(int at, const char *path, unsigned flags) { return REAL(unlinkat)(at, path, (int)flags); }
static int call_mkdir(int at, const char *path, unsigned mode) {
    (void)at;
    return REAL(mkdir)(path, mode);
}
static int call_mkdirat(int at, const char *path, unsigned mode) { return REAL(mkdirat)(at, path, mode); }

int unlink(const char *path) { return name_any('U', call_unlink, 0, path, 0); }
int unlinkat(int at, const char *path, int flags) { return name_any('U', call_unlinkat, at, path, (unsigned)flags); }
int mkdir(const char *path, mode_t mode) { return name_any('M', call_mkdir, 0, path, mode); }
int mkdirat(int at, const char *path, mode_t mode) { return name_any('M', call_mkdirat, at, path, mode); }
