"""`vec`, a packed array of machine integers: librt's where it is installed, otherwise a list under the same name."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from librt.vecs import vec as vec
else:
    try:
        from librt.vecs import vec
    except ImportError:

        class vec(list):  # noqa: N801 - named as the one it stands in for
            __class_getitem__ = classmethod(lambda cls, item: cls)
